import { Command, CommanderError } from 'commander';
import { optionTable } from './optionTable.ts';
import { type HarnessMode, UsageError } from './settings.ts';

export interface ParsedArguments {
  mode: HarnessMode;
  flags: Record<string, unknown>;
}

const AFTER = `
"vendor-portal-dev check --host <url>" holds a backend against the contract; see
"vendor-portal-dev check --help".

Settings also come from VENDOR_PORTAL_<NAME> in the environment and from
vendor-portal.config.ts, .js or .json here; a flag wins over both.

Exit codes: 0 ended well, 1 failed while running, 2 wrong usage,
3 port in use with --strict-port, 4 the backend of --host cannot be reached.`;

function createProgram(version: string): Command {
  const program = new Command('vendor-portal-dev')
    .description('Runs the vendor portal against a sandbox or a backend.')
    .argument('[page]', 'standalone or embed', 'standalone')
    .version(version)
    .exitOverride()
    .allowExcessArguments(false)
    .addHelpText('after', AFTER);
  for (const { flags, help } of optionTable) if (flags) program.option(flags, help);
  return program;
}

/** The parsed command line, or `null` when help or the version was asked for and printed. */
export function parseArguments(args: readonly string[], version: string): ParsedArguments | null {
  const program = createProgram(version);
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return null;
    // Commander has printed what is wrong.
    throw new UsageError('', { cause: error });
  }
  const page = String(program.processedArgs[0]);
  if (page !== 'standalone' && page !== 'embed') {
    throw new UsageError(`Unknown page "${page}": standalone or embed`);
  }
  return { mode: page, flags: program.opts() };
}
