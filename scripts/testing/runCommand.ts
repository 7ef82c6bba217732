import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export interface CommandResult {
  code: number;
  output: string;
}

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/** Runs a command or a tool of the project. Collects its output, because stages run in parallel. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
