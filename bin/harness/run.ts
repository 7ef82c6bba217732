import { CommanderError } from 'commander';
import { printBanner } from './banner.ts';
import { runCheck } from './check/runCheck.ts';
import { readConfigFile } from './configFile.ts';
import { type Harness, startHarness } from './harness.ts';
import { watchKeys } from './hotkeys.ts';
import { PortInUse } from './listen.ts';
import { openBrowser } from './openBrowser.ts';
import { isExposed } from './origins.ts';
import { findPackageRoot, readVersion } from './packageRoot.ts';
import { type Resolved, readSettings } from './program.ts';
import { isReachable } from './proxy.ts';
import { EXIT, type Settings, UsageError } from './settings.ts';
import { createTerminal, type Terminal } from './terminal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

class Unreachable extends Error {}

/** Resolves at `stop()` or the first signal. A second signal ends the process at once. */
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
  if (isExposed(listen)) {
    terminal.warn(
      `Warning: other machines on the network can open this page (--listen ${listen}).`,
    );
  }
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
  const { url, sandbox, bridgeKey } = harness;
  printBanner({ url, resolved, sandbox, bridgeKey, terminal });
  if (settings.open) openBrowser(harness.url);
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

/** Runs the command; resolves with the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const terminal = createTerminal();
  try {
    if (args[0] === 'check') return await runCheck(args.slice(1), terminal);
    const root = findPackageRoot();
    const readConfig = () => readConfigFile(process.cwd());
    await serve(await readSettings(args, readVersion(root), readConfig), root, terminal);
    return EXIT.ok;
  } catch (error) {
    // Commander has printed the help, the version or the usage error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    const message = error instanceof Error ? error.message : String(error);
    terminal.warn(message);
    return exitCodeOf(error);
  }
}
