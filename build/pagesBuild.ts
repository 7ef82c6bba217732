import type { InlineConfig } from 'vite';

/**
 * Build options for a few large files instead of sixty for each screen, because every test starts with an empty cache.
 */
export function pagesBuild(outDir: string): NonNullable<InlineConfig['build']> {
  return {
    outDir,
    emptyOutDir: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      // Large files have dynamic imports of their own modules. The package has not: `scripts/build.ts`.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
  };
}

/** Options for React's development build, in which StrictMode runs effects twice and React prints warnings. */
export const DEVELOPMENT: Pick<InlineConfig, 'mode' | 'define'> = {
  mode: 'development',
  define: { 'process.env.NODE_ENV': JSON.stringify('development') },
};
