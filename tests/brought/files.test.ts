import { expect, test } from 'vitest';
import { parseBlock } from '../../src/features/menu/prices/cells/block';
import { PASTED } from './files';

test.each(PASTED)('$number: the paste $input has the cells of the spreadsheet', (row) => {
  expect(parseBlock(row.input)).toEqual(row.value);
});
