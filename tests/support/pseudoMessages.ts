import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { readCatalogues } from '../../build/catalogues.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULE = 'virtual:pseudo-messages';
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒǧĥíĵķĺɱńóƥɋŕšťúṽŵẋýžÁƁĆĐÉƑǦĤÍĴĶĹṀŃÓƤɊŔŠŤÚṼŴẊÝŽ';

const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

type Rewrite = (text: string) => string;

/** Replaces letters and doubles vowels. The text becomes about 40 % longer, as in German or Tamil. */
const accent: Rewrite = (text) => {
  const longer = text.replace(/[aeiou]/gi, '$&$&');
  return longer.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
};

/** Replaces letters with those of a script that runs from right to left. */
const toArabic: Rewrite = (text) =>
  text.replace(/[a-z]/gi, (letter) => ARABIC[PLAIN.indexOf(letter.toLowerCase())] ?? letter);

/** Changes only the words of a compiled text; its arguments stay unchanged. */
function rewriteNode(node: unknown, rewrite: Rewrite): unknown {
  if (typeof node === 'string') return rewrite(node);
  if (!Array.isArray(node) || node.length < 3) return node;
  const [name, kind, branches] = node as [string, number, Record<string, unknown>];
  const rewritten = Object.entries(branches).map(([key, branch]) => [
    key,
    Array.isArray(branch)
      ? branch.map((part) => rewriteNode(part, rewrite))
      : rewriteNode(branch, rewrite),
  ]);
  return [name, kind, Object.fromEntries(rewritten)];
}

/** `Sign In` is `⟦Šíígń Íń⟧`: a text without brackets was not translated. */
export function pseudoText(text: string, rewrite = accent): unknown[] {
  return ['⟦', ...[compile(text)].flat().map((node) => rewriteNode(node, rewrite)), '⟧'];
}

/** Provides all texts of the portal in a pseudo-language to the lab's pages, with longer words and with Arabic letters. */
export function pseudoMessagesVite(): Plugin {
  return {
    name: 'vendor-portal:pseudo-messages',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const packsWith = (rewrite: Rewrite) => {
        const packs = readCatalogues(ROOT, 'en').map(({ name, texts }) => {
          const pseudo = Object.entries(texts).map(([key, text]) => [
            key,
            pseudoText(text, rewrite),
          ]);
          return [name, Object.fromEntries(pseudo)];
        });
        return JSON.stringify(Object.fromEntries(packs));
      };
      return `export const pseudo = ${packsWith(accent)};
        export const arabic = ${packsWith(toArabic)};`;
    },
  };
}
