import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { Command, Option } from 'commander';
import { EXAMPLE_FOLDERS, type ExampleName } from '../build/exampleFolders.ts';
import { DEMO_PHONE, GULF_DEMO_PHONE } from '../sandbox/demoPhones.ts';
import { connectSandbox, type SandboxControl } from '../testing/index.ts';
import { startHarnessProcess } from '../tests/support/harnessProcess.ts';
import { openSignedIn } from '../tests/support/signIn.ts';
import { ensureChromium } from './chromium.ts';

const ARGS = ['--port', '0', '--data', 'memory', '--quiet'];

/** Time in ms for the parts that load after the first paint. */
const LATE_PARTS_MS = 4_000;
const WIDTHS = [390, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const PUBLIC = [
  '/',
  '/register',
  '/terms-and-conditions',
  '/privacy-policy',
  '/open-source-library',
];

interface Options {
  out: string;
  page: ExampleName;
  widths: string;
  height: string;
  scheme?: Scheme;
  phone?: string;
}

function fileName(route: string, width: number, scheme: string): string {
  const name = route.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'home';
  return `${name}-${width}-${scheme}.png`;
}

async function shoot(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.waitForTimeout(LATE_PARTS_MS);
  await page.screenshot({ path: file, fullPage: true });
}

async function shootAll(
  page: Page,
  base: string,
  routes: readonly string[],
  { out, widths, height, scheme: only }: Options,
): Promise<void> {
  for (const width of widths.split(',').map(Number)) {
    await page.setViewportSize({ width, height: Number(height) });
    for (const scheme of only ? [only] : SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const route of routes) {
        const file = join(out, fileName(route, width, scheme));
        await shoot(page, `${base}${route}`, file);
        console.log(file);
      }
    }
  }
}

/** Takes the screenshots of public routes first, then of the others as a signed-in vendor. */
async function visit(
  page: Page,
  sandbox: SandboxControl,
  base: string,
  routes: readonly string[],
  options: Options,
): Promise<void> {
  const isPublic = (route: string) => PUBLIC.includes(route);
  await shootAll(page, base, routes.filter(isPublic), options);
  const inside = routes.filter((route) => !isPublic(route));
  if (inside.length === 0) return;
  const { page: example } = options;
  const { phone = example === 'marketplace' ? GULF_DEMO_PHONE : DEMO_PHONE } = options;
  await openSignedIn(page, sandbox, { phone }, `${base}/`);
  await shootAll(page, base, inside, options);
}

async function main(routes: readonly string[], options: Options): Promise<void> {
  const { path, message } = await ensureChromium();
  if (!path) throw new Error(message);
  await mkdir(options.out, { recursive: true });
  const key = randomBytes(16).toString('hex');
  const harness = await startHarnessProcess({
    // An open push stream would prevent `networkidle`.
    args: [options.page, ...ARGS, '--push', 'none'],
    env: { VENDOR_PORTAL_SANDBOX_KEY: key, VENDOR_PORTAL_WATCH: 'false' },
  });
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ locale: 'en-IN', baseURL: harness.url });
    const sandbox = connectSandbox({ url: `${harness.url}/api`, key }).control;
    const base = options.page === 'embed' ? `${harness.url}/partner` : harness.url;
    await visit(await context.newPage(), sandbox, base, routes, options);
  } finally {
    await browser.close();
    await harness.stop();
  }
}

const program = new Command('screenshots')
  .description('Takes screenshots at several widths, light and dark.')
  .argument('[routes...]', 'paths of the portal', ['/', '/dashboard', '/orders'])
  .option('--out <dir>', 'output directory', '.cache/screenshots')
  .addOption(
    new Option('--page <name>', 'example to open')
      .choices(Object.keys(EXAMPLE_FOLDERS))
      .default('standalone'),
  )
  .option('--widths <list>', 'widths in pixels', WIDTHS.join(','))
  .option('--height <number>', 'height in pixels; the portal scrolls inside it', '900')
  .addOption(new Option('--scheme <name>', 'only one colour scheme').choices(SCHEMES))
  .option('--phone <number>', 'phone of the vendor to sign in as; default: the demo vendor')
  .action(main);

await program.parseAsync();
