import { runCommand } from './testing/runCommand.ts';

const FOLDERS = ['src', 'sandbox', 'bin', 'build', 'scripts', 'testing', 'tests', 'examples'];
const CONTRACT = 'contract/openapi.yaml';

const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['biome', 'check', '--reporter=summary', '.'],
  ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  ['depcruise', '--config', '.dependency-cruiser.mjs', ...FOLDERS],
  ['depcruise', '--config', '.dependency-cruiser.folders.mjs', 'src/features'],
  ['redocly', 'lint', CONTRACT],
  ['spectral', 'lint', '--fail-severity=hint', CONTRACT],
];

const ENV = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const results = await Promise.all(
  CHECKS.map(([command, ...args]) => runCommand(command, args, ENV)),
);
for (const [index, { code, output }] of results.entries()) {
  process.stdout.write(`-- ${CHECKS[index]?.[0]}: ${code === 0 ? 'ok' : 'FAILED'}\n`);
  if (code !== 0) process.stdout.write(output);
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
