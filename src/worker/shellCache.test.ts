import { expect, test, vi } from 'vitest';
import { stubCaches } from '../../tests/support/fakeCaches';
import { createShellCache } from './shellCache';

const SCOPE = 'https://market.example/partner/';
const CDN = 'https://cdn.example';

const answer = (body: string, type: string, init: ResponseInit & { cache?: string } = {}) =>
  new Response(body, {
    ...init,
    headers: { 'content-type': type, 'cache-control': init.cache ?? 'no-cache' },
  });
const script = () => answer('run()', 'text/javascript');

/** Stores a page, and says which page is stored then. */
async function keep(html: string, { files, init = {} }: { files: string[]; init?: object }) {
  stubCaches();
  const shell = createShellCache(SCOPE);
  for (const file of files) await shell.storeFile(file, script());
  await shell.storePage(answer(html, 'text/html', init), files);
  return (await shell.findPage())?.text();
}

const APP = `${CDN}/app-1a.js`;
const PAGE = `<script type="module" crossorigin src="${APP}"></script>`;

test.each([
  ['a module on a CDN', PAGE, [APP]],
  ['a path', '<script src="/app.js"></script>', ['https://market.example/app.js']],
  [
    'an escaped URL',
    '<script src=/a.js?b=1&amp;c=2></script>',
    [`${new URL('/a.js?b=1&c=2', SCOPE)}`],
  ],
  [
    'an inline module',
    '<script type="module">import "/app.js"</script>',
    [`${new URL('/app.js', SCOPE)}`],
  ],
  ['an analytics script', `${PAGE}<script src="https://stats.example/s.js"></script>`, [APP]],
  ['a script for old browsers', `${PAGE}<script nomodule src="/old.js"></script>`, [APP]],
  ['a comment', `${PAGE}<!-- <script src="/old.js"></script> -->`, [APP]],
  [
    'other links',
    `${PAGE}<link rel="icon" href="/icon.png"><link rel="preconnect" href="/">`,
    [APP],
  ],
])('a page with %s is kept if its files are stored', async (_name, html, files) => {
  expect(await keep(html, { files })).toBe(html);
});

test.each([
  ['a script', `${PAGE}<script defer src="/two.js"></script>`],
  ['a style sheet', `${PAGE}<link rel="stylesheet" href="/app.css">`],
  ['a module', `${PAGE}<link rel="modulepreload" href="${CDN}/two.js">`],
])('a page is not kept without %s that it names', async (_name, html) => {
  expect(await keep(html, { files: [APP] })).toBeUndefined();
});

test.each([
  ['another page', '<p>Sign in</p>', {}],
  ['a refusal', PAGE, { status: 403 }],
  ['a page that forbids it', PAGE, { cache: 'no-store' }],
])('%s is not kept', async (_name, html, init) => {
  expect(await keep(html, { files: [APP], init })).toBeUndefined();
});

test('the last whole page stays after an update that was interrupted', async () => {
  stubCaches();
  const shell = createShellCache(SCOPE);
  await shell.storeFile(APP, script());
  await shell.storePage(answer(PAGE, 'text/html'), [APP]);
  const update = PAGE.replace('1a', '2b');
  await shell.storePage(answer(update, 'text/html'), [APP]);
  expect(await (await shell.findPage())?.text()).toBe(PAGE);

  await shell.storeFile(APP.replace('1a', '2b'), script());
  await shell.storePage(answer(update, 'text/html'), [APP.replace('1a', '2b')]);
  expect(await (await shell.findPage())?.text()).toBe(update);
});

test('files of old releases are removed, without those that the page still loads', async () => {
  const { urls } = stubCaches();
  const shell = createShellCache(SCOPE);
  await shell.storeFile(APP, script());
  for (let at = 0; at < 405; at += 1) await shell.storeFile(`${CDN}/${at}.js`, script());
  await shell.storePage(answer(PAGE, 'text/html'), [APP, `${CDN}/0.js`]);

  const [[, stored] = ['', []]] = urls();
  expect(stored.slice(0, 3)).toEqual([APP, `${CDN}/0.js`, `${CDN}/6.js`]);
});

test('the download of an answer that is not stored ends', async () => {
  stubCaches();
  const cancel = vi.fn();
  const headers = { 'content-type': 'text/event-stream' };
  const events = new Response(new ReadableStream({ cancel }), { headers });
  await createShellCache(SCOPE).storeFile('https://market.example/events', events);

  expect(cancel).toHaveBeenCalled();
});
