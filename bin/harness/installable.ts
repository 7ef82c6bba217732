import { vendorPortalManifest } from '../../src/manifest/index.ts';
import type { Pages } from './pages.ts';

const PATH = '/manifest.webmanifest';

/** Adds the link to the manifest, as a host has it in its page. */
export function injectManifest(html: string): string {
  return html.replace('<head>', () => `<head><link rel="manifest" href="${PATH}" />`);
}

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
      if (request.url !== PATH) return pages.handle(request, response);
      response.writeHead(200, { 'Content-Type': 'application/manifest+json' });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(manifest));
    },
  };
}
