import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test } from '../../support/fixtures.ts';

/** A page below `/partner/` whose scripts have the number of its release in their names. */
interface Site {
  url: string;
  release: number;
  /** Scripts whose connection is cut off. */
  broken: string[];
  /** Answers every page with this status, as a gateway does. */
  status: number;
  requests: string[];
  openStreams: number;
}

const TYPES = { html: 'text/html', js: 'text/javascript' };

async function openSite(browser: Browser) {
  const site: Site = {
    url: '',
    release: 1,
    broken: [],
    status: 200,
    requests: [],
    openStreams: 0,
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    site.requests.push(request.url ?? '');
    const send = (type: keyof typeof TYPES, body: string) =>
      response.writeHead(200, { 'Content-Type': TYPES[type] }).end(body);
    if (site.broken.includes(pathname)) return void response.destroy();
    if (pathname in BUNDLES) return void bundle(pathname).then((code) => send('js', code));
    if (pathname === '/events') return streamEvents(site, response);
    if (pathname.startsWith('/partner/') && site.status !== 200)
      return void response.writeHead(site.status).end('Bad gateway');
    if (pathname === '/partner/receipt') return void send('html', '<p>Receipt of Asha</p>');
    if (pathname.startsWith('/partner/')) return void send('html', pageOf(site.release));
    if (pathname.startsWith('/assets/app')) return void send('js', appOf(site.release));
    if (pathname.startsWith('/assets/part')) return void send('js', 'export const part = 1;');
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  // Not the context of the test, whose recorder belongs to the portal.
  const context = await browser.newContext();
  const page = await context.newPage();
  const close = async () => {
    await context.close();
    server.closeAllConnections();
    server.close();
  };
  return { site, context, page, close };
}

const BUNDLES: Readonly<Record<string, string>> = {
  '/worker.js': 'src/worker/index.ts',
  '/vendor-portal-shell-sw.js': 'src/worker/sw/vendorPortalShellSw.ts',
};

async function bundle(pathname: string): Promise<string> {
  const lib = { entry: BUNDLES[pathname] ?? '', formats: ['es' as const] };
  const [built] = [await build({ build: { lib, write: false }, logLevel: 'silent' })].flat();
  const [file] = built && 'output' in built ? built.output : [];
  return file && 'code' in file ? file.code : '';
}

function streamEvents(site: Site, response: ServerResponse): void {
  site.openStreams += 1;
  response.on('close', () => (site.openStreams -= 1));
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write('data: 1\n\n');
}

const pageOf = (release: number) => `<!doctype html><title>Partner</title>
<link rel="prefetch" href="/invite?code=7">
<script type="module" src="/assets/app-${release}.js"></script>`;

const appOf = (release: number) => `
import { registerShellWorker } from '/worker.js';
import '/assets/part-${release}.js';
document.body.append('Release ${release}');
const events = new EventSource('/events');
events.onmessage = () => events.close();
await registerShellWorker({ scope: '/partner/' });`;

/** The paths of what is stored for the page. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Opens the page, and waits until it is stored with its scripts. */
async function install(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/partner/`);
  await expect.poll(() => stored(page)).toContain('/vendor-portal-shell');
  expect(await stored(page)).toContain(`/assets/part-${site.release}.js`);
}

test('a stored page requests only its scripts again', async ({ browser }) => {
  const { site, page, close } = await openSite(browser);
  await install(page, site);

  const times = (path: string) => site.requests.filter((one) => one.startsWith(path)).length;
  expect(times('/events')).toBe(1);
  expect(times('/invite')).toBe(1);
  await expect.poll(() => site.openStreams).toBe(0);
  await close();
});

test('a framed page never becomes the page without a network', async ({ browser }) => {
  const { site, context, page, close } = await openSite(browser);
  await install(page, site);
  await page.reload();
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/partner/receipt' });
    document.body.append(frame);
  });
  await expect(page.frameLocator('iframe').getByText('Receipt of Asha')).toBeVisible();
  await page.goto(`${site.url}/partner/receipt`);
  await expect(page.getByText('Receipt of Asha')).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${site.url}/partner/orders`);
  await expect(page.getByText('Release 1')).toBeVisible();
  await close();
});

test('an update that was interrupted leaves the last whole page', async ({ browser }) => {
  const { site, context, page, close } = await openSite(browser);
  await install(page, site);
  await page.reload();
  site.release = 2;
  site.broken = ['/assets/part-2.js'];
  await page.goto(`${site.url}/partner/`);
  await expect.poll(() => site.requests).toContain('/assets/part-2.js');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Release 1')).toBeVisible();

  await context.setOffline(false);
  site.broken = [];
  await page.reload();
  await expect(page.getByText('Release 2')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/vendor-portal-shell'))?.text() ?? ''),
    )
    .toContain('app-2.js');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Release 2')).toBeVisible();
  await close();
});

test('a gateway without its server is a network that fails', async ({ browser }) => {
  const { site, page, close } = await openSite(browser);
  await install(page, site);
  site.status = 502;
  await page.reload();

  await expect(page.getByText('Release 1')).toBeVisible();
  await close();
});
