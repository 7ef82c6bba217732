import { styleText } from 'node:util';

export interface Terminal {
  print(line: string): void;
  warn(line: string): void;
  bold(text: string): string;
  /** Whether input and output are a terminal, so that keys can be read. */
  isInteractive: boolean;
}

export function createTerminal(env: NodeJS.ProcessEnv = process.env): Terminal {
  const hasColour = process.stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return {
    print: (line) => {
      process.stdout.write(`${line}\n`);
    },
    warn: (line) => {
      process.stderr.write(`${line}\n`);
    },
    bold: (text) => (hasColour ? styleText('bold', text) : text),
    isInteractive: process.stdout.isTTY === true && process.stdin.isTTY === true,
  };
}
