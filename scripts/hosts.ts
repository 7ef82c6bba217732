import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import { ensureChromium } from './chromium.ts';

const ARGS = ['playwright', 'test', '-c', 'tests/hosts', '--workers=1'];
const REPORTERS = '--reporter=list,./tests/hosts/matrixReporter.ts';

async function main(kinds: readonly string[]): Promise<void> {
  const { path, message } = await ensureChromium();
  if (!path) throw new Error(message);
  const env = { ...process.env, HOST_KINDS: kinds.join(',') };
  const { status } = spawnSync('npx', [...ARGS, REPORTERS], { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}

const program = new Command('hosts')
  .description(
    'Tests the packed package in real hosts, and writes their rows of docs/host-matrix.md. Run npm run build first.',
  )
  .argument('[kinds...]', 'names from tests/hosts/kinds.ts; default: all')
  .action(main);

await program.parseAsync();
