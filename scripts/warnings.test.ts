import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { strictLogger } from '../build/warnings.ts';

test('a build with a dynamic import that loads nothing later fails', async () => {
  const root = await mkdtemp(join(tmpdir(), 'warnings-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'part.js'), 'export const part = 1;');
  const entry = "import { part } from './part.js'; console.log(part, import('./part.js'));";
  await writeFile(join(root, 'entry.js'), entry);

  const built = build({
    configFile: false,
    root,
    customLogger: strictLogger(),
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  await expect(built).rejects.toThrow('part.js is dynamically imported by');
});

test('a slow build succeeds', async () => {
  const root = await mkdtemp(join(tmpdir(), 'warnings-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'entry.js'), 'console.log(1);');
  const slow = {
    name: 'slow',
    transform: () => new Promise<null>((done) => setTimeout(done, 3_500, null)),
  };

  const built = build({
    configFile: false,
    root,
    customLogger: strictLogger(),
    plugins: [slow],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  await expect(built).resolves.toBeDefined();
});
