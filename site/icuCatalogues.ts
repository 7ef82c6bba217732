import { readFile } from 'node:fs/promises';
import { compileCatalogue } from '../build/icuMessages.ts';

const CATALOGUE = /\/messages\.[a-z-]+\.json$/;
/** The ending keeps the module from Vite's JSON plugin: the site's Vite is older than the package's. */
const COMPILED = '.icu.js';

/** A Vite plugin that compiles the texts of the portal. */
export function icuCatalogues() {
  return {
    name: 'vendor-portal:icu-catalogues',
    enforce: 'pre' as const,
    async resolveId(
      this: { resolve(id: string, importer?: string): Promise<{ id: string } | null> },
      source: string,
      importer?: string,
    ) {
      if (!CATALOGUE.test(source)) return null;
      const found = await this.resolve(source, importer);
      return found && `${found.id}${COMPILED}`;
    },
    async load(this: { addWatchFile(file: string): void }, id: string) {
      const file = id.slice(0, -COMPILED.length);
      if (!id.endsWith(COMPILED) || !CATALOGUE.test(file)) return null;
      this.addWatchFile(file);
      return compileCatalogue(await readFile(file, 'utf8'), file);
    },
  };
}
