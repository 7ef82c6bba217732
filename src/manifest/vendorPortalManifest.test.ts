import { expect, test } from 'vitest';
import { type ManifestOptions, vendorPortalManifest } from '.';

const OPTIONS: ManifestOptions = {
  name: 'Market for restaurants',
  icons: [
    { src: '/192.png', sizes: '192x192' },
    { src: '/512.png', sizes: '512x512' },
  ],
  colours: { theme: '#0a7a4b', background: '#fff' },
};

test('the manifest has what a browser needs to install the page', () => {
  expect(vendorPortalManifest({ ...OPTIONS, shortName: 'Market', lang: 'en-IN' })).toEqual({
    id: '/',
    name: 'Market for restaurants',
    short_name: 'Market',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0a7a4b',
    background_color: '#fff',
    icons: [
      { src: '/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/512.png', sizes: '512x512', type: 'image/png' },
    ],
    lang: 'en-IN',
  });
});

test.each(['/partner', '/partner/'])(
  'with the basename %s other pages open elsewhere',
  (basename) => {
    const { start_url, scope, short_name } = vendorPortalManifest({ ...OPTIONS, basename });

    expect([start_url, scope, short_name]).toEqual(['/partner/', '/partner/', OPTIONS.name]);
  },
);

test('an icon that is missing or only maskable is named', () => {
  const icons: ManifestOptions['icons'] = [
    { src: '/1.png', sizes: '48x48 192x192' },
    { src: '/2.png', sizes: '512x512', purpose: 'maskable' },
  ];

  expect(() => vendorPortalManifest({ ...OPTIONS, icons })).toThrow('no icon of 512x512 pixels');
});
