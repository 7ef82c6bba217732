import { expect, test } from 'vitest';
import { preloadLinks, preloadTags } from './preloadLinks';

const DIST = '../node_modules/.pnpm/vendor-portal@1/node_modules/vendor-portal/dist';
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', name: 'index' },
  'src/orders.tsx': { file: 'assets/orders-2.js', name: 'orders' },
  'node_modules/other/dist/orders-aB3_e-gh.js': { file: 'assets/other-3.js' },
  [`${DIST}/orders-aB3_e-gh.js`]: { file: 'assets/orders-4.js', imports: ['_vendor.js'] },
  [`${DIST}/signed-in-aB3_e-gh.js`]: { file: 'assets/signed-in-5.js', imports: ['_vendor.js'] },
  [`${DIST}/RatingPage-aB3_e-gh.js`]: { file: 'assets/RatingPage-6.js', imports: ['_gone.js'] },
  '_vendor.js': { file: 'assets/vendor-7.js', imports: ['index.html'] },
};

const filesFor = (path: string) =>
  preloadLinks({ path, manifest: MANIFEST }).map(({ href }) => href);

const ORDERS = [
  '/assets/orders-4.js',
  '/assets/vendor-7.js',
  '/assets/index-1.js',
  '/assets/signed-in-5.js',
];

test.each(['/orders', '/orders/', '/Orders?tab=new#top', 'orders'])(
  'the links of %s are the scripts of the board, each once',
  (path) => {
    expect(filesFor(path)).toEqual(ORDERS);
  },
);

test('a chunk that the manifest lacks has no link', () => {
  expect(filesFor('/outlet/rating')).toEqual([
    '/assets/signed-in-5.js',
    '/assets/vendor-7.js',
    '/assets/index-1.js',
    '/assets/RatingPage-6.js',
  ]);
});

test.each(['/', '/login', '/no-such-path', '//x', '/constructor'])(
  'the path %s needs only the first chunk',
  (path) => {
    expect(filesFor(path)).toEqual([]);
  },
);

test.each([
  ['https://cdn.example/app', 'https://cdn.example/app/assets/RatingPage-6.js'],
  ['/app/', '/app/assets/RatingPage-6.js'],
])('the files are below the base %s', (base, href) => {
  const links = preloadLinks({ path: '/outlet/rating', manifest: MANIFEST, base });
  expect(links.at(-1)).toEqual({ rel: 'modulepreload', href });
});

test.each([
  ['https://api.example/v1', 'same-origin', 'anonymous'],
  ['HTTPS://api.example', 'include', 'use-credentials'],
  ['https://api.example', 'omit', 'anonymous'],
] as const)('the browser connects to %s with the credentials %s', (host, credentials, mode) => {
  expect(preloadLinks({ path: '/', manifest: {}, host, credentials })).toEqual([
    { rel: 'preconnect', href: 'https://api.example', crossOrigin: mode },
  ]);
});

test.each([undefined, '', '/api', 'api.example', 'https://'])(
  'there is no link for the host %s',
  (host) => {
    expect(preloadLinks({ path: '/', manifest: {}, host })).toEqual([]);
  },
);

test('the tags are HTML that can go into the head', () => {
  const manifest = { [`${DIST}/signed-in-aB3_e-gh.js`]: { file: 'a"b&c<d.js' } };
  const tags = preloadTags({ path: '/orders', manifest, host: 'https://api.example' });
  expect(tags).toBe(
    '<link rel="preconnect" href="https://api.example" crossorigin="anonymous">\n' +
      '<link rel="modulepreload" href="/a&quot;b&amp;c&lt;d.js">',
  );
});
