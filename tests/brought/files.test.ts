import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkUpload } from '../../src/core/uploads/checkUpload';
import { preparePicture } from '../../src/core/uploads/preparePicture';
import { matchPictures } from '../../src/features/menu/pictures/matchPictures';
import { parseBlock } from '../../src/features/menu/prices/cells/block';
import { PASTED, PICTURE_FILES, PICTURE_NAMES } from './files';

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
  const bytes = readFileSync(new URL(`files/${row.input}`, import.meta.url));
  const file = new File([bytes], row.input, { type: 'image/jpeg' });
  const cannotOpen = () => Promise.reject(new Error('not a picture'));
  expect(await preparePicture(file, 'dish', cannotOpen)).toEqual({ problem: row.value });
  const document = row.value === 'heic' ? 'heic' : 'type';
  expect(await checkUpload(file)).toEqual({ problem: document });
});
