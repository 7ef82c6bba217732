import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { readCatalogues } from '../../build/catalogues.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULE = 'virtual:pseudo-messages';
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒǧĥíĵķĺɱńóƥɋŕšťúṽŵẋýžÁƁĆĐÉƑǦĤÍĴĶĹṀŃÓƤɊŔŠŤÚṼŴẊÝŽ';

/** Replaces letters and doubles vowels. The text becomes about 40 % longer, as in German or Tamil. */
function accent(text: string): string {
  const longer = text.replace(/[aeiou]/gi, '$&$&');
  return longer.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** Changes only the words of a compiled text; its arguments stay unchanged. */
function accentNode(node: unknown): unknown {
  if (typeof node === 'string') return accent(node);
  if (!Array.isArray(node) || node.length < 3) return node;
  const [name, kind, branches] = node as [string, number, Record<string, unknown>];
  const accented = Object.entries(branches).map(([key, branch]) => [key, accentBranch(branch)]);
  return [name, kind, Object.fromEntries(accented)];
}

function accentBranch(branch: unknown): unknown {
  return Array.isArray(branch) ? branch.map(accentNode) : accentNode(branch);
}

/** `Sign In` is `⟦Šíígń Íń⟧`: a text without brackets was not translated. */
export function pseudoText(text: string): unknown[] {
  return ['⟦', ...[compile(text)].flat().map(accentNode), '⟧'];
}

/** Provides all texts of the portal in a pseudo-language to the lab's pages. */
export function pseudoMessagesVite(): Plugin {
  return {
    name: 'vendor-portal:pseudo-messages',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const packs = readCatalogues(ROOT, 'en').map(({ name, texts }) => {
        const pseudo = Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]);
        return [name, Object.fromEntries(pseudo)];
      });
      return `export const pseudo = ${JSON.stringify(Object.fromEntries(packs))};`;
    },
  };
}
