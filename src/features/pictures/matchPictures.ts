import type { MenuItem } from '../../core/menu/types';
import { textKey } from '../../core/text/textKey';

type Named = Pick<MenuItem, 'id' | 'name'>;

/** Why a file has no item. */
export type MatchNote =
  /** No item has this name. */
  | 'unknown'
  /** Several items have this name. */
  | 'several'
  /** Another file was matched to the item. */
  | 'twice';

export interface Match {
  /** `''` if the file has no item. */
  itemId: string;
  note: MatchNote | null;
}

const EXTENSION = /\.[a-z0-9]{1,5}$/i;
/** Accents of Latin letters. The vowel signs of Indian scripts are marks too, and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** What a device or an app adds to the name of a file: "X (1)", "X - Copy", "X की कॉपी", "Copy of X". */
const ADDED = /^(?:\p{N}+|copy|copia|कॉपी|की)$/u;
const COPY_OF = /^(?:(?:copy|copia|copie|kopie) (?:\p{N}+ )?(?:of|de|von) )+/u;

/** At most so many of these words are left out, such as "copy 2 (1)". */
const MOST_ADDED = 3;

/** The words of a name: `Paneer_Tikka (2).JPG` and `paneer-tikka-2` have the same. */
function wordsOf(name: string): string[] {
  return textKey(name).normalize('NFKD').replace(ACCENTS, '').match(WORDS) ?? [];
}

/** The names that a file can mean, the most exact first. A number at the end may belong to the name ("Chicken 65"). */
function keysOf(file: string): string[] {
  const all = wordsOf(file.replace(EXTENSION, ''));
  const words = all.join(' ').replace(COPY_OF, '').split(' ');
  const keys = [all.join(''), words.join('')];
  for (let left = MOST_ADDED; left > 0 && words.length > 1 && isAdded(words.pop()); left -= 1) {
    keys.push(words.join(''));
  }
  return keys;
}

function isAdded(word = ''): boolean {
  return ADDED.test(word.normalize('NFC'));
}

function grouped(items: readonly Named[], keyOf: (name: string) => string): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const item of items) {
    const key = keyOf(item.name);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Finds the item of each file by its name. If two files mean one item, the more exact or else the first one gets it. */
export function matchPictures(files: readonly string[], items: readonly Named[]): Match[] {
  const named = items.filter(({ id }) => id !== '');
  const byName = grouped(named, textKey);
  const byKey = grouped(named, (name) => wordsOf(name).join(''));
  const candidates = files.map((file) => {
    // Words omit punctuation, which can be the only difference between two names. Case is ignored: some devices change it.
    const exact = byName.get(textKey(file.replace(EXTENSION, '')));
    if (exact) return { rank: -1, items: exact };
    const keys = keysOf(file);
    const rank = keys.findIndex((key) => byKey.has(key));
    return { rank, items: byKey.get(keys[rank] ?? '') ?? [] };
  });
  const owners = new Map<string, number>();
  for (const [at, { rank, items: meant }] of candidates.entries()) {
    const [item] = meant;
    if (!item || meant.length > 1) continue;
    const owner = owners.get(item.id);
    if (owner === undefined || rank < (candidates[owner]?.rank ?? 0)) owners.set(item.id, at);
  }
  return candidates.map(({ items: meant }, at): Match => {
    const [item] = meant;
    if (!item) return { itemId: '', note: 'unknown' };
    if (meant.length > 1) return { itemId: '', note: 'several' };
    return owners.get(item.id) === at
      ? { itemId: item.id, note: null }
      : { itemId: '', note: 'twice' };
  });
}
