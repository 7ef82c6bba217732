import { runCommand } from '../testing/runCommand.ts';

/** Runs tests. The failures are the matches of `failure` in the output, or the end of the output if nothing matches. */
export async function runTests(
  [command, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
  failure: RegExp,
  onOutput?: (output: string) => void,
): Promise<readonly string[]> {
  const { code, output } = await runCommand(command, args, env);
  onOutput?.(output);
  const failures = [...output.matchAll(failure)].map(([whole, sentence = whole]) => sentence);
  const isLost = code !== 0 && failures.length === 0;
  return isLost ? [output.slice(-2_000)] : [...new Set(failures)];
}
