import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAmounts } from '../../src/core/amount/amounts';
import amountMessages from '../../src/core/amount/messages.en.json';
import { toMenuItem } from '../../src/core/menu/wire';
import { createTexts } from '../../src/core/messages/messages';
import { checkUpload } from '../../src/core/uploads/checkUpload';
import { preparePicture } from '../../src/core/uploads/preparePicture';
import { COLUMNS } from '../../src/features/menu-file/columns';
import { damagesOf } from '../../src/features/menu-file/damage';
import { readMenuFile } from '../../src/features/menu-file/readMenuFile';
import { matchPictures } from '../../src/features/pictures/matchPictures';
import { parseBlock } from '../../src/features/prices/cells/block';
import { protectText } from '../../src/ui/patterns/export/spreadsheetText';
import {
  DAMAGED_FILES,
  MENU,
  PASTED,
  PICTURE_FILES,
  PICTURE_NAMES,
  SPREADSHEET_CELLS,
  SPREADSHEET_VALUES,
} from './files';

const bytesOf = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url));

test.each(PASTED)('$number: the paste $input has the cells of the spreadsheet', (row) => {
  expect(parseBlock(row.input)).toEqual(row.value);
});

test.each(PICTURE_NAMES)('$number: the picture $input belongs to $value', ({ input, value }) => {
  const menu = PICTURE_NAMES.map((row) => ({ id: row.value, name: row.value }));
  const dishes = [...new Map(menu.map((dish) => [dish.id, dish])).values()];
  const other = { id: 'tea', name: 'Tea' };
  expect(matchPictures([input], [...dishes, other])).toEqual([{ itemId: value, note: null }]);
});

test.each(PICTURE_FILES)('$number: the picture $input is refused as $value', async (row) => {
  const file = new File([bytesOf(row.input)], row.input, { type: 'image/jpeg' });
  const cannotOpen = () => Promise.reject(new Error('not a picture'));
  expect(await preparePicture(file, 'dish', cannotOpen)).toEqual({ problem: row.value });
  const document = row.value === 'heic' ? 'heic' : 'type';
  expect(await checkUpload(file)).toEqual({ problem: document });
});

test.each(SPREADSHEET_VALUES)('$number: the text $input is the cell $value', (row) => {
  expect(protectText(row.input)).toBe(row.value);
});

test.each(SPREADSHEET_CELLS)('$number: the cell $input is judged $value', ({ input, value }) => {
  const rows = [{ row: 2, cells: { name: input.cell } }];
  const kinds = damagesOf(rows, [{ name: input.saved }]).map(({ kind }) => kind);
  expect(kinds).toEqual(value === null ? [] : [value]);
});

test.each(DAMAGED_FILES)('$number: the damage of $input is named by its cell', async (row) => {
  const amounts = createAmounts(
    { locale: 'en-IN', currency: 'INR' },
    createTexts('en-IN').of(amountMessages),
  );
  const { problems } = await readMenuFile(new Blob([bytesOf(row.input)]), {
    menu: MENU.map((dish) => toMenuItem(dish as never)),
    categories: [{ id: 'c1', name: 'Curries', isHidden: false }],
    columns: COLUMNS,
    amounts,
    text: (key) => key,
    edit: (key) => key,
    signal: new AbortController().signal,
  });
  const named = problems.map(({ row: at, column, text }) => `${at} ${column}: ${text}`);
  expect(named.filter((problem) => problem.includes('damaged'))).toEqual(row.value);
});
