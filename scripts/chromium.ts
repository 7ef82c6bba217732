import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface FoundChromium {
  path: string | null;
  message: string;
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HELP = [
  'No Chromium was found and none could be installed; the end-to-end tests need one.',
  'Install it (Debian: apt-get install chromium; others: npx playwright install chromium),',
  'or set CHROMIUM_PATH to the executable.',
].join('\n');

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function inSystem(): string | null {
  return (
    NAMES.map(onPath).find((path) => path !== null) ??
    MAC_APPS.find((app) => existsSync(app)) ??
    null
  );
}

/**
 * Finds the headless shell, if it is installed. It is the same engine and needs half the CPU time, but has no
 * notifications. If `CHROMIUM_PATH` is set, the shell is not used.
 */
export function findHeadlessShell(): string | null {
  return process.env.CHROMIUM_PATH ? null : onPath('chromium-headless-shell');
}

async function inPlaywrightCache(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** Finds a Chromium: `CHROMIUM_PATH`, otherwise an installed one, otherwise Playwright's. */
export async function findChromium(): Promise<string | null> {
  return process.env.CHROMIUM_PATH ?? inSystem() ?? (await inPlaywrightCache());
}

/** The install commands that work on this machine, in order of preference. */
function installers(): { command: string; args: string[]; timeoutMs: number }[] {
  const isRoot = process.getuid?.() === 0;
  const ways = [
    {
      isUsable: isRoot && onPath('apt-get') !== null,
      command: 'sh',
      args: [
        '-c',
        'apt-get update && apt-get install -y chromium && apt-get install -y chromium-headless-shell',
      ],
      timeoutMs: 300_000,
    },
    {
      isUsable: isRoot && onPath('dnf') !== null,
      command: 'dnf',
      args: ['install', '-y', 'chromium'],
      timeoutMs: 300_000,
    },
    {
      isUsable: isRoot && onPath('apk') !== null,
      command: 'apk',
      args: ['add', 'chromium'],
      timeoutMs: 300_000,
    },
    {
      isUsable: !isRoot && onPath('brew') !== null,
      command: 'brew',
      args: ['install', '--cask', 'chromium'],
      timeoutMs: 300_000,
    },
    {
      isUsable: true,
      command: 'npx',
      args: ['playwright', 'install', 'chromium'],
      timeoutMs: 60_000,
    },
  ];
  return ways.filter((way) => way.isUsable);
}

/** Finds or installs a Chromium. Without one, `path` is null and `message` says what to do. */
export async function ensureChromium(): Promise<FoundChromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return { path: given, message: `Chromium: ${given}` };
    return { path: null, message: `CHROMIUM_PATH is not an executable file: ${given}` };
  }
  const path = await findChromium();
  if (path) return { path: path, message: `Chromium: ${path}` };
  for (const { command, args, timeoutMs } of installers()) {
    process.stdout.write(`Installing Chromium: ${command} ${args.join(' ')}\n`);
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = await findChromium();
    if (installed) return { path: installed, message: `Chromium: ${installed}` };
  }
  return { path: null, message: HELP };
}
