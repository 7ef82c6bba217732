import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CatalogueFile {
  /** The key of the catalogue in the `messages` prop. */
  name: string;
  file: string;
  texts: Record<string, string>;
}

/** Catalogues whose name is not the path of their folder. */
const NAMES: Readonly<Record<string, string>> = {
  'core/menu/fields': 'menuEdit',
  'features/menu-file': 'menuCsv',
  'features/menu-form/copy': 'menuEditCopy',
  'features/menu-form/crop': 'menuCrop',
  'features/menu-form/preview': 'menuEditPreview',
  'features/pictures': 'menuPictures',
  'features/prices': 'menuPrices',
  'features/runs': 'menuRuns',
  'features/stock': 'menuStock',
};

/** The catalogue's key in the `messages` prop: `ordersStatus` for `src/features/orders/status/messages.en.json`. */
export function catalogueName(file: string): string {
  const folder = file.slice(file.lastIndexOf('/src/') + 5).replace(/\/?[^/]*$/, '');
  const name = NAMES[folder];
  if (name) return name;
  const words = folder.replace(/^(?:features|core)\//, '').split('/');
  return words.map((word, i) => (i > 0 ? capitalized(word) : word)).join('');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The catalogues of a language, sorted by path. */
export function readCatalogues(root: string, language: string): CatalogueFile[] {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith(`/messages.${language}.json`)).sort();
  return files.map((path) => {
    const file = join(root, 'src', path);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return { name: catalogueName(file), file, texts };
  });
}
