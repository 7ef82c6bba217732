import { distinctNames } from '../text/distinctNames';
import { textIndex } from '../text/textIndex';
import type { DishCategory } from './types';

export type CategoryNames = ReturnType<typeof categoryNames>;

/** The categories by what a file or a spreadsheet calls them. */
export function categoryNames(categories: readonly DishCategory[]) {
  const names = distinctNames(categories);
  const words = new Map(categories.map(({ id }, at) => [id, names[at] || id]));
  const wordsOf = (id: string) => words.get(id) ?? id;
  const find = textIndex(categories, ({ id, name }) => [wordsOf(id), name]);
  return {
    /** The name, with the id if several categories have it. */
    wordsOf,
    /** The categories that a text means: by id, else by name. */
    find(text: string): readonly DishCategory[] {
      const byId = categories.find(({ id }) => id !== '' && id === text.trim());
      return byId ? [byId] : find(text);
    },
  };
}
