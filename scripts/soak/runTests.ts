import { runCommand } from '../testing/runCommand.ts';

/** Runs tests. A failure is a match of `failure`, or without a match the end of the output. */
export async function runTests(
  [command, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
  failure: RegExp,
): Promise<readonly string[]> {
  const { code, output } = await runCommand(command, args, env);
  const found = [...output.matchAll(failure)].map(([whole, sentence = whole]) => sentence);
  const isLost = code !== 0 && found.length === 0;
  return isLost ? [output.slice(-2_000)] : [...new Set(found)];
}
