import { expect, test } from 'vitest';
import { formatBlock, parseBlock } from './block';

test.each([
  ['250', [['250']]],
  ['1,250.50', [['1,250.50']]],
  ['1,250.50\n2,300', [['1,250.50'], ['2,300']]],
  [
    '100,90\n120,110',
    [
      ['100', '90'],
      ['120', '110'],
    ],
  ],
  ['120,Yes', [['120', 'Yes']]],
  [
    '"1,250.50",Yes\n90,No',
    [
      ['1,250.50', 'Yes'],
      ['90', 'No'],
    ],
  ],
  ['Half, Full', [['Half', ' Full']]],
  ['a,b\nc', [['a,b'], ['c']]],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['1,5\t2', [['1,5', '2']]],
  ['"a ""b"""\tc', [['a "b"', 'c']]],
  ['"two\nlines"\tc', [['two\nlines', 'c']]],
  [
    '"open\tc\n1\t2',
    [
      ['"open', 'c'],
      ['1', '2'],
    ],
  ],
  ['5" pizza\t1', [['5" pizza', '1']]],
  ['1\n\n3', [['1'], [''], ['3']]],
  ['', [['']]],
])('%j', (text, cells) => {
  expect(parseBlock(text)).toEqual(cells);
});

test('a copied block is read again as it was', () => {
  const cells = [
    ['Dal "Tadka"', '1,250.50'],
    ['two\nlines', 'a\tb'],
  ];
  expect(parseBlock(formatBlock(cells))).toEqual(cells);
});

test('10,000 cells are read', () => {
  const row = Array.from({ length: 10 }, () => '1,250.50').join('\t');
  const cells = parseBlock(Array.from({ length: 1_000 }, () => row).join('\n'));
  expect(cells.flat()).toHaveLength(10_000);
});
