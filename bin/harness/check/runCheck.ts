import { createInterface } from 'node:readline/promises';
import { Command, CommanderError } from 'commander';
import { CAPABILITIES, checkCapability, checkHost } from '../optionTable.ts';
import { isReachable } from '../proxy.ts';
import { EXIT, UsageError } from '../settings.ts';
import type { Terminal } from '../terminal.ts';
import { checkBackend, isSound } from './checkBackend.ts';
import { reportLines } from './report.ts';

interface Flags {
  host: string;
  phone?: string;
  allowWrites?: boolean;
  capability?: string[];
  json?: boolean;
}

const AFTER = `
With --phone the code that the backend sends is asked for on the terminal, or read from
standard input. Writes are made to one team member that the check adds and removes.

Exit codes: 0 every call made conforms, 1 one is missing or differs, 2 wrong usage,
4 the backend cannot be reached.`;

function createProgram(): Command {
  return new Command('vendor-portal-dev check')
    .description('Holds a backend against the contract, call by call.')
    .requiredOption('--host <url>', 'the backend')
    .option('--phone <number>', 'of a vendor to sign in as; without it only public calls are made')
    .option('--allow-writes', 'also make the calls that change something')
    .option('--capability <name...>', `also check: ${CAPABILITIES.join(', ')}`)
    .option('--json', 'print the findings as JSON')
    .exitOverride()
    .allowExcessArguments(false)
    .addHelpText('after', AFTER);
}

/** `null` when help was asked for and printed. */
function parse(args: readonly string[]): Flags | null {
  const program = createProgram();
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return null;
    throw new UsageError('', { cause: error });
  }
  const flags = program.opts<Flags>();
  checkHost(flags.host);
  flags.capability?.forEach(checkCapability);
  if (flags.phone !== undefined && !/^[6-9]\d{9}$/.test(flags.phone)) {
    throw new UsageError('phone must be ten digits and begin with 6, 7, 8 or 9');
  }
  return flags;
}

async function askCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('The code that was sent: ');
  } finally {
    terminal.close();
  }
}

/** `vendor-portal-dev check`, from arguments to exit code. */
export async function runCheck(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parse(args);
  if (!flags) return EXIT.ok;
  const { host, phone = null, allowWrites = false, json = false } = flags;
  const { capability: capabilities = [] } = flags;
  if (!(await isReachable(host))) {
    terminal.warn(`The backend ${host} cannot be reached`);
    return EXIT.unreachable;
  }
  const findings = await checkBackend({ host, phone, allowWrites, capabilities, askCode });
  if (json) terminal.print(JSON.stringify(findings, null, 2));
  else for (const line of reportLines(findings)) terminal.print(line);
  return isSound(findings) ? EXIT.ok : EXIT.failed;
}
