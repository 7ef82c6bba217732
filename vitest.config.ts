import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { icuMessagesVite } from './build/icuMessages.ts';

export default defineConfig({
  plugins: [icuMessagesVite(), react()],
  test: {
    // One worker a core: by itself a machine of two cores is given one.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{sandbox,bin,build,scripts}/**/*.test.ts',
            'tests/{harness,schedules}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Needs `npm run build` first: it looks at what would be published.
        test: { name: 'package', environment: 'node', include: ['tests/package/**/*.test.ts'] },
      },
    ],
  },
});
