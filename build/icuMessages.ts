import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import { catalogueName } from './catalogues.ts';
import type { EsbuildPlugin } from './esbuildPlugin.ts';
import { type Pack, readSources, statusOf } from './packs.ts';

const CATALOGUE = /\/messages\.([a-z-]+)\.json$/;
const PACK = /^(.*)\/src\/locales\/packs\/[a-z]+\.json$/;

/**
 * Compiles a catalogue of ICU texts for `icu-minify/format`. An English catalogue contains its name. In a catalogue of
 * another language every message is an array, because a string there is plain text of the host.
 */
export function compileCatalogue(json: string, file: string): string {
  const isEnglish = CATALOGUE.exec(file)?.[1] === 'en';
  const texts = Object.entries(JSON.parse(json) as Record<string, string>);
  const compiled = texts.map(([key, text]): [string, unknown] => {
    const message = compile(text);
    return [key, isEnglish ? message : [message].flat()];
  });
  if (isEnglish) compiled.unshift(['@', catalogueName(file)]);
  return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
}

/** Compiles a language pack. @throws if a text has no English text, or other arguments */
export function compilePack(json: string, root: string): string {
  const pack = JSON.parse(json) as Pack;
  const { problems } = statusOf(pack, readSources(root));
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nnpm run translate -- tidy removes these texts from the packs.`,
    );
  const compiled = Object.entries(pack).map(([catalogue, texts]) => [
    catalogue,
    Object.fromEntries(
      Object.entries(texts).map(([key, { text }]) => [key, [compile(text)].flat()]),
    ),
  ]);
  // A text that is parsed is read faster than an object of the same size, and no bundler spreads it over lines.
  const texts = JSON.stringify(Object.fromEntries(compiled));
  return `export default JSON.parse('${texts.replace(/[\\']/g, '\\$&')}');`;
}

async function compileFile(file: string): Promise<string | null> {
  const root = PACK.exec(file)?.[1];
  if (root !== undefined) return compilePack(await readFile(file, 'utf8'), root);
  return CATALOGUE.test(file) ? compileCatalogue(await readFile(file, 'utf8'), file) : null;
}

/** Compiles `messages.<locale>.json` and the language packs for Vite and Vitest. */
export function icuMessagesVite() {
  return {
    name: 'vendor-portal:icu-messages',
    enforce: 'pre' as const,
    async load(this: { addWatchFile(file: string): void }, id: string) {
      const file = id.split('?')[0] ?? id;
      const code = await compileFile(file);
      if (code === null) return null;
      // Vite watches only what it reads itself.
      this.addWatchFile(file);
      return { code, moduleType: 'js' as const };
    },
    transform(code: string, id: string) {
      // Vite's JSON plugin runs after `load` and would parse our module as JSON.
      return CATALOGUE.test(id) || PACK.test(id) ? { code, moduleType: 'js' as const } : null;
    },
  };
}

/** Compiles `messages.<locale>.json` for tsup. */
export const icuMessagesEsbuild: EsbuildPlugin = {
  name: 'vendor-portal:icu-messages',
  setup(build) {
    build.onLoad({ filter: CATALOGUE }, async ({ path }) => ({
      contents: compileCatalogue(await readFile(path, 'utf8'), path),
      loader: 'js',
    }));
  },
};
