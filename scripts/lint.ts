import { runCommand } from './testing/runCommand.ts';

const FOLDERS = ['src', 'sandbox', 'bin', 'build', 'contract', 'scripts', 'tests', 'examples'];

const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['biome', 'format', '--reporter=summary', '.'],
  ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  ['depcruise', '--config', '.dependency-cruiser.mjs', ...FOLDERS],
];

const results = await Promise.all(CHECKS.map(([command, ...args]) => runCommand(command, args)));
for (const [index, { code, output }] of results.entries()) {
  process.stdout.write(`-- ${CHECKS[index]?.[0]}: ${code === 0 ? 'ok' : 'FAILED'}\n`);
  if (code !== 0) process.stdout.write(output);
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
