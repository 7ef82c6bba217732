import type { Sandbox } from '../../sandbox/index.ts';
import { printSettings } from './printSettings.ts';
import type { Resolved } from './resolveSettings.ts';
import type { Terminal } from './terminal.ts';

export interface BannerFacts {
  address: string;
  resolved: Resolved;
  sandbox: Sandbox | null;
  terminal: Terminal;
}

const KEYS = 'Keys: o new order, k approve KYC, m push message, q quit';

/** Tells a developer where to go and how to sign in. */
export function printBanner({ address, resolved, sandbox, terminal }: BannerFacts): void {
  const { settings } = resolved;
  if (settings.quiet) return terminal.print(address);
  terminal.print(`vendor-portal-dev ${settings.mode}: settings`);
  for (const line of printSettings(resolved)) terminal.print(line);
  terminal.print('');
  terminal.print(terminal.bold(`Page: ${address}`));
  if (sandbox) {
    terminal.print(`Sign in with ${sandbox.demo.phone}; one-time codes are printed here.`);
    if (terminal.isInteractive) terminal.print(KEYS);
  } else {
    terminal.print(`Backend: ${settings.host}`);
  }
}
