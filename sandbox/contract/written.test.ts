import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(...command: string[]) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return promisify(execFile)('npx', command, { cwd: root, env });
}

test('the contract passes its linter without a warning', { timeout: 60_000 }, async () => {
  const { stdout, stderr } = await run('redocly', 'lint', 'contract/openapi.yaml', '--format=json');
  expect(JSON.parse(stdout).totals, stderr).toMatchObject({ errors: 0, warnings: 0 });
});

test('the generated types are those of the contract', { timeout: 60_000 }, async () => {
  await expect(run('tsx', 'scripts/generate-wire.ts', '--check')).resolves.toBeDefined();
});
