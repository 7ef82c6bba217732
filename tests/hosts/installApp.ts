import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/chromium.ts';
import { type CommandResult, runCommand } from '../../scripts/testing/runCommand.ts';

const APPS = fileURLToPath(new URL('apps', import.meta.url));
const INSTALL = [
  'install',
  '--prefer-offline',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  // Install no version that is younger than a week, as in this repository.
  '--min-release-age=7',
  '--loglevel=error',
];
const UNREACHABLE = /\b(?:ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN)\b/;
const HINT = 'The npm registry cannot be reached; the hosts install their own tools from it.\n';

function explain(what: string, { output }: CommandResult): string {
  return `${what} failed\n${UNREACHABLE.test(output) ? HINT : ''}${output}`;
}

/**
 * Copies an app next to `vendor-portal.tgz`, then installs and builds it with its own tools.
 * Returns its folder.
 */
export async function installApp(app: string, root: string): Promise<string> {
  const { folder, inFolder } = await install(app, root);
  const built = await runCommand('npm', ['run', 'build', ...inFolder], {
    NEXT_TELEMETRY_DISABLED: '1',
    // The test runner sets "test", a value with which Next refuses to build.
    NODE_ENV: 'production',
  });
  if (built.code !== 0) throw new Error(explain('npm run build', built));
  return folder;
}

/** Installs an app in the same way and runs its tests. Returns what went wrong, or an empty text. */
export async function testApp(app: string, root: string): Promise<string> {
  try {
    const { inFolder } = await install(app, root);
    const chromium = await findChromium();
    const env: Record<string, string> = chromium ? { CHROMIUM_PATH: chromium } : {};
    const tested = await runCommand('npm', ['test', ...inFolder], env);
    return tested.code === 0 ? '' : explain('npm test', tested);
  } catch (error) {
    return String(error);
  }
}

async function install(app: string, root: string) {
  const folder = join(root, app);
  await cp(join(APPS, app), folder, { recursive: true });
  const inFolder = ['--prefix', folder];
  const installed = await runCommand('npm', [...INSTALL, ...inFolder]);
  if (installed.code !== 0) throw new Error(explain('npm install', installed));
  return { folder, inFolder };
}
