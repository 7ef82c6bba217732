import { createInterface } from 'node:readline/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import { capabilityNames } from '../../../sandbox/endpoints.ts';
import { SCREEN_NAMES } from '../../../src/core/navigation/screenTable.ts';
import { loadBackend } from '../backend/loadBackend.ts';
import { checkHost, readNames } from '../options.ts';
import { findPackageRoot } from '../packageRoot.ts';
import { isReachable } from '../proxy.ts';
import { EXIT } from '../settings.ts';
import type { Terminal } from '../terminal.ts';
import { checkBackend, isSignedInChecked, isSound } from './checkBackend.ts';
import { HISTORY_FILTER_NAMES } from './checkFilters.ts';
import { reportLines, traceLines } from './report.ts';

interface Flags {
  host: string;
  phone?: string;
  publicOnly?: boolean;
  allowWrites?: boolean;
  order?: string;
  rejectOrder?: string;
  issue?: string;
  item?: string;
  sandboxKey?: string;
  ordersList?: string;
  origin?: string;
  capability?: string[];
  historyFilters?: string[];
  backend?: string;
  screens?: string[];
  trace?: boolean;
  json?: boolean;
}

const AFTER = `
With --phone the command prompts for the code that the backend sends, or reads it from
standard input. With --allow-writes it writes to one team member, which it adds and
removes, to the orders and the item that are named, and to orders that the sandbox makes.

Exit codes: 0 every call made conforms, 1 one is missing or differs, 2 wrong usage,
4 the backend cannot be reached, 5 only public calls were made, without --public-only.`;

export function createCheckProgram(): Command {
  return new Command('vendor-portal-dev check')
    .description('Checks a backend against the contract, call by call.')
    .requiredOption('--host <url>', 'the backend', checkHost)
    .option('--phone <number>', 'vendor to sign in as; without it only public calls', checkPhone)
    .addOption(
      new Option('--public-only', 'only public calls are meant to be made').conflicts([
        'phone',
        'allowWrites',
        'order',
        'rejectOrder',
        'issue',
        'item',
        'sandboxKey',
        'capability',
      ]),
    )
    .option('--allow-writes', 'also make the calls that change something')
    .option('--order <id>', 'order that may be moved on and extended', checkOrder)
    .option('--reject-order <id>', 'new order that orders.reason may reject', checkOrder)
    .option('--issue <id>', 'open issue that orders.issues may answer', checkOrder)
    .option('--item <id>', 'food item that the checks may change', checkOrder)
    .option('--sandbox-key <key>', 'key of a sandbox, which makes the orders to change')
    .option('--orders-list <path>', 'path of the list of orders', checkPath)
    .option('--origin <origin>', 'origin of the page: also check CORS for it', checkOrigin)
    .option(
      '--capability <name...>',
      `also check: ${capabilityNames.join(', ')}`,
      readNames(capabilityNames),
    )
    .option(
      '--history-filters <name...>',
      'filters that history.pages has; the others are not sent',
      readNames(HISTORY_FILTER_NAMES),
    )
    .option('--backend <file>', 'mapping of a backend that does not follow the contract')
    .option(
      '--screens <name...>',
      'screens that are on; other calls are not made',
      readNames(SCREEN_NAMES),
    )
    .option('--trace', 'print what each function of --backend has asked of the backend')
    .option('--json', 'print the findings as JSON')
    .exitOverride()
    .allowExcessArguments(false)
    .addHelpText('after', AFTER);
}

function checkPhone(text: string): string {
  if (/^[6-9]\d{9}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be ten digits and begin with 6, 7, 8 or 9.');
}

function checkOrder(text: string): string {
  if (/^[\w-]{1,64}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be a number or an id.');
}

function checkPath(text: string): string {
  if (/^(?:\/[\w-]+)+$/.test(text)) return text;
  throw new InvalidArgumentError('It must be a path such as /orders/list.');
}

function checkOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new InvalidArgumentError('It must be an origin such as https://market.example.');
}

async function promptForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('The code that was sent: ');
  } finally {
    terminal.close();
  }
}

/** Runs `vendor-portal-dev check` and returns its exit code. */
export async function runCheck(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = createCheckProgram().parse(args, { from: 'user' }).opts<Flags>();
  const { host, phone = null, allowWrites = false, capability: capabilities = [] } = flags;
  if (!(await isReachable(host))) {
    terminal.warn(`The backend ${host} cannot be reached`);
    return EXIT.unreachable;
  }
  const { backend, screens, trace = false } = flags;
  const mapping = backend ? await loadBackend(backend, findPackageRoot()) : undefined;
  const { order, rejectOrder, issue, item, sandboxKey, ordersList, origin, historyFilters } = flags;
  const session = { phone, allowWrites, capabilities, promptForCode };
  const records = { order, rejectOrder, issue, item, sandboxKey };
  const choices = { ...records, ordersList, origin, historyFilters };
  const results = await checkBackend({ host, mapping, screens, ...session, ...choices });
  const findings = trace ? results : results.map(({ requests: _, ...finding }) => finding);
  const lines = flags.json
    ? [JSON.stringify(findings, null, 2)]
    : [...reportLines(findings), ...traceLines(findings)];
  for (const line of lines) terminal.print(line);
  if (!isSound(findings)) return EXIT.failed;
  if (flags.publicOnly || isSignedInChecked(findings)) return EXIT.ok;
  terminal.warn('Only public calls were checked. Pass --phone, or --public-only to accept this.');
  return EXIT.incomplete;
}
