import { join } from 'node:path';
import { runCommand } from '../../scripts/testing/runCommand.ts';

const PACK = ['pack', '--silent', '--ignore-scripts', '--pack-destination'];

/** Packs the last build of the project at `root` into a file in this folder, as npm would publish it. */
export async function packPackage(folder: string, root = '.'): Promise<string> {
  const { code, output } = await runCommand('npm', [...PACK, folder, root]);
  if (code !== 0) throw new Error(`npm pack failed\n${output}`);
  const name = /\S+\.tgz/.exec(output)?.[0] ?? '';
  return join(folder, name);
}
