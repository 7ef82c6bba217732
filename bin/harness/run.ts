import { printBanner } from './banner.ts';
import { runCheck } from './check/runCheck.ts';
import { readConfigFile } from './configFile.ts';
import { type Harness, startHarness } from './harness.ts';
import { watchKeys } from './hotkeys.ts';
import { PortInUse } from './listen.ts';
import { openBrowser } from './openBrowser.ts';
import { findPackageRoot, readVersion } from './packageRoot.ts';
import { parseArguments } from './program.ts';
import { isReachable } from './proxy.ts';
import { type Resolved, resolveSettings } from './resolveSettings.ts';
import { EXIT, type Settings, UsageError } from './settings.ts';
import { createTerminal, type Terminal } from './terminal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

class Unreachable extends Error {}

/** Resolves at the first wish to stop; a second Ctrl-C ends at once. */
function untilStopped(): { stopped: Promise<void>; stop: () => void } {
  let stop: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      stop();
      process.on(signal, () => process.exit(EXIT.failed));
    });
  }
  return { stopped, stop };
}

function warnAbout({ listen }: Settings, terminal: Terminal): void {
  if (listen !== null && !LOOPBACK.includes(listen)) {
    terminal.warn(`Warning: others on the network can open this page (--listen ${listen}).`);
  }
}

async function resolveAll(args: readonly string[], root: string): Promise<Resolved | null> {
  const parsed = parseArguments(args, readVersion(root));
  if (!parsed) return null;
  const config = await readConfigFile(process.cwd());
  return resolveSettings({ ...parsed, env: process.env, config });
}

async function serve(resolved: Resolved, root: string, terminal: Terminal): Promise<void> {
  const { settings } = resolved;
  const { stopped, stop } = untilStopped();
  warnAbout(settings, terminal);
  if (settings.host !== null && !(await isReachable(settings.host))) {
    throw new Unreachable(`The backend ${settings.host} cannot be reached`);
  }
  const log = settings.quiet ? () => {} : terminal.print;
  const harness: Harness = await startHarness({ settings, root, log });
  printBanner({ address: harness.address, resolved, sandbox: harness.sandbox, terminal });
  if (settings.open) openBrowser(harness.address);
  const unwatch = terminal.isInteractive ? watchKeys(harness.sandbox, terminal, stop) : () => {};
  await stopped;
  unwatch();
  await harness.close();
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof PortInUse) return EXIT.portInUse;
  return error instanceof Unreachable ? EXIT.unreachable : EXIT.failed;
}

/** The command from arguments to exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const terminal = createTerminal();
  try {
    if (args[0] === 'check') return await runCheck(args.slice(1), terminal);
    const root = findPackageRoot();
    const resolved = await resolveAll(args, root);
    if (resolved) await serve(resolved, root, terminal);
    return EXIT.ok;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message) terminal.warn(message);
    return exitCodeOf(error);
  }
}
