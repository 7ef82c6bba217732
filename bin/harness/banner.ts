import type { Sandbox } from '../../sandbox/index.ts';
import { printSettings } from './printSettings.ts';
import type { Resolved } from './program.ts';
import type { Terminal } from './terminal.ts';

export interface BannerFacts {
  url: string;
  resolved: Resolved;
  sandbox: Sandbox | null;
  /** The key that `/print-bridge` asks for. */
  bridgeKey: string | null;
  terminal: Terminal;
}

const KEYS = 'keys: o new order, k approve KYC, m push message, q quit';

/** Prints the URL of the page and how to sign in. */
export function printBanner({ url, resolved, sandbox, bridgeKey, terminal }: BannerFacts): void {
  const { settings } = resolved;
  if (settings.quiet) return terminal.print(url);
  if (settings.settings) for (const line of printSettings(resolved)) terminal.print(line);
  terminal.print(terminal.bold(`Page: ${url}`));
  if (bridgeKey) terminal.print(`Key of /print-bridge: ${bridgeKey}`);
  if (sandbox) {
    terminal.print(`Sign in with ${sandbox.demo.phone}`);
    const codes = 'One-time codes are printed here';
    terminal.print(terminal.isInteractive ? `${codes}; ${KEYS}` : codes);
  } else {
    terminal.print(`Backend: ${settings.host}`);
  }
}
