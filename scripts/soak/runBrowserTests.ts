import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport } from './suite.ts';

/** Runs browser tests. The figures are the matches of `figure` in the output. */
export async function runBrowserTests(
  args: readonly string[],
  env: Record<string, string>,
  figure: RegExp,
): Promise<SoakReport> {
  const { code, output } = await runCommand(
    'playwright',
    ['test', '-c', 'tests/e2e', ...args, '--reporter=list'],
    env,
  );
  return {
    figures: [...output.matchAll(figure)].map(([line]) => line.trim()),
    failures: code === 0 ? [] : [output.slice(-2_000)],
  };
}
