import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './chromium.ts';

export interface WebKit {
  driver: string;
  browser: string;
  xvfb: string;
}

const LIBRARIES = '/usr/lib';

/** Finds Firefox ESR or another Firefox; both support WebDriver BiDi. */
export function findFirefox(): string | null {
  return onPath('firefox-esr') ?? onPath('firefox');
}

/** Finds WebKitGTK, its driver and Xvfb, the virtual screen. */
export function findWebKit(): WebKit | null {
  const [driver, xvfb, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), findMiniBrowser()];
  return driver && xvfb && browser ? { driver, browser, xvfb } : null;
}

/** Finds WebKitGTK's browser, which is not on the PATH: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser(): string | null {
  if (!existsSync(LIBRARIES)) return null;
  const folders = readdirSync(LIBRARIES).filter((name) => name.includes('-linux-gnu'));
  const paths = folders.map((name) => join(LIBRARIES, name, 'webkit2gtk-4.1/MiniBrowser'));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The missing browsers, with their Debian packages; `''` if nothing is missing. */
export function missingBrowsers(): string {
  return [
    ...(findFirefox() ? [] : ['Firefox (firefox-esr)']),
    ...(findWebKit() ? [] : ['WebKit (webkit2gtk-driver, xvfb)']),
  ].join(' and ');
}
