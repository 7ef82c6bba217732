import { vendorPortalManifest } from '../../src/manifest/index.ts';
import { MANIFEST_PATH } from './pageConfig.ts';
import type { Pages } from './pages.ts';

/** Also serves the manifest, with which the page can be installed. */
export function withManifest(pages: Pages, basename: string): Pages {
  const manifest = vendorPortalManifest({
    name: 'Vendor Portal',
    icons: ['192', '512'].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}` })),
    colours: { theme: '#1d4ed8', background: '#ffffff' },
    basename,
  });
  return {
    ...pages,
    async handle(request, response) {
      if (request.url !== MANIFEST_PATH) return pages.handle(request, response);
      response.writeHead(200, { 'Content-Type': 'application/manifest+json' });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(manifest));
    },
  };
}
