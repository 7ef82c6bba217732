import { BACKEND_ENTRY } from './bundleBackend.ts';

/** The folder of the mapping on the served page. */
export const BACKEND_FOLDER = '/vendor-portal-backend/';
export const BACKEND_PATH = BACKEND_FOLDER + BACKEND_ENTRY;
/** `vendor-portal/backend`, for a mapping that is not bundled. */
export const PACKAGE_FILE = 'package.js';

/** Lets a mapping that is not bundled import `vendor-portal/backend`. */
export function injectImportMap(html: string): string {
  const imports = { 'vendor-portal/backend': BACKEND_FOLDER + PACKAGE_FILE };
  const map = JSON.stringify({ imports });
  return html.replace('<head>', () => `<head><script type="importmap">${map}</script>`);
}
