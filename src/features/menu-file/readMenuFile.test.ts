import { csvFormatRows, csvParseRows, dsvFormat } from 'd3-dsv';
import { expect, test } from 'vitest';
import { CSV_STARTS } from '../../../tests/brought/files';
import { createAmounts } from '../../core/amount/amounts';
import amountMessages from '../../core/amount/messages.en.json';
import { toMenuItem } from '../../core/menu/wire';
import { createTexts } from '../../core/messages/messages';
import { writeFile } from '../../ui/patterns/export/runExport';
import { COLUMNS } from './columns';
import { menuFile } from './menuFile';
import { readMenuFile } from './readMenuFile';
import { readTable } from './readTable';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const CATEGORIES = [
  { id: 'c1', name: 'Breads', isHidden: false },
  { id: 'c2', name: 'Drinks', isHidden: false },
];
const signal = new AbortController().signal;
const CONTEXT = { formats: {}, zone: {}, currency: 'INR', heads: {} } as never;

/** The outcome of a file that changes nothing. */
const NOTHING = { changes: [], problems: [], refusal: '' };

const MENU = [
  {
    _id: 'a',
    name: 'Dal',
    description: 'Slow cooked.\r\nWith "ghee", always',
    dish_category_id: 'c1',
    selling_price: 95.5,
    veg_nonveg: 'Veg',
    tag: 'House Pride',
    default_quantity: 1,
  },
  {
    _id: 'b',
    name: '=Biryani; @home',
    title: "'=quoted",
    dish_category_id: 'c9',
    selling_price: 200,
    base_price: 220,
    in_stock: true,
    recomended: true,
    status: true,
    product_type: 'variable',
    veg_nonveg: 'non_veg',
    default_quantity: 1,
    variants: [
      {
        group: 'Portion',
        variants: [
          { _id: 'v1', name: 'Half' },
          { _id: 'v2', name: 'Full' },
        ],
      },
      { group: '', variants: [] },
    ],
    combinations: [
      { first_gp: 'Half', price: 120 },
      { first_gp: 'Full', price: 200 },
    ],
    addon: [
      {
        group: 'Extras',
        max_selection: 2,
        is_price_related: true,
        addon: [{ _id: 1, name: 'Ghee', price: 15 }, { name: '+ Raita' }],
      },
      { group: 'Extras', max_selection: 3, addon: [{ name: 'Spoon' }] },
    ],
  },
  { name: 'Lost', selling_price: 10 },
];

const read = (text: string | Blob, menu: readonly object[] = MENU) =>
  readMenuFile(text instanceof Blob ? text : new Blob([text]), {
    menu: menu.map((wire) => toMenuItem(wire as never)),
    categories: CATEGORIES,
    columns: COLUMNS,
    text: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
    edit: (key) => key,
    amounts,
    signal,
  });

async function fileOf(menu: readonly object[] = MENU): Promise<string> {
  const table = menuFile(
    {
      menu: menu.map((wire) => toMenuItem(wire as never)),
      categories: CATEGORIES,
      columns: COLUMNS,
    },
    amounts,
  );
  const parts = await writeFile(table, CONTEXT, { signal, onProgress: () => {} });
  return new Blob(parts).text();
}

/** The file with one cell changed; the header is row 1. */
async function changed(row: number, column: string, cell: string): Promise<string> {
  const rows = csvParseRows((await fileOf()).replace('\uFEFF', ''));
  const at = rows[0]?.indexOf(column) ?? -1;
  (rows[row - 1] as string[])[at] = cell;
  return csvFormatRows(rows);
}

/** The rows of the file: 2 Dal, 3 Biryani, 4 Half, 5 Full, 6 empty group, 7 and 8 prices, 9 to 11 addons. */
const problemsOf = async (text: string) =>
  (await read(text)).problems.map(
    ({ row, column, text: message }) => `${row} ${column}: ${message}`,
  );

const fieldsOf = async (text: string) => {
  const { changes, problems } = await read(text);
  expect(problems).toEqual([]);
  return changes.flatMap(({ id, fields }) => fields.map((field) => ({ id, ...field })));
};

test('the menu as a file, read again, changes nothing', async () => {
  expect(await read(await fileOf())).toEqual(NOTHING);
});

test.each([
  ['semicolons', (text: string) => dsvFormat(';').formatRows(csvParseRows(text))],
  ['Unix line breaks', (text: string) => text.replaceAll('\r\n', '\n')],
  ['formulas without marks', (text: string) => text.replaceAll("'=", '=').replaceAll("'@", '@')],
  ['empty rows', (text: string) => `${text}\r\n,,\r\n`],
])('a file with %s changes nothing', async (_case, edit) => {
  const plain = [{ ...MENU[1], title: '@home', description: 'x', addon: [] }];
  const text = (await fileOf(plain)).replace('\uFEFF', '');
  expect(await read(edit(text), plain)).toEqual(NOTHING);
});

test('a file in UTF-16 is read', async () => {
  const text = await fileOf();
  const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  expect(await read(new Blob([units]))).toEqual(NOTHING);
});

test.each([
  [2, 'Selling price', '1,250.50', { field: 'price', from: 95.5, to: 1250.5 }],
  [2, 'Selling price', '१२५', { field: 'price', from: 95.5, to: 125 }],
  [2, 'Name', 'Dal Makhani', { field: 'name', from: 'Dal', to: 'Dal Makhani' }],
  [2, 'Category', 'drinks', { field: 'categoryId', from: 'c1', to: 'c2' }],
  [2, 'Tag', '', { field: 'tag', from: 'House Pride', to: '' }],
  [2, 'In stock', 'YES', { field: 'isInStock', from: false, to: true }],
  [2, 'Veg/Non-Veg', 'egg', { field: 'dietCode', from: 'Veg', to: 'egg' }],
  [2, 'Default quantity', '2', { field: 'defaultQuantity', from: 1, to: 2 }],
])('row %i, %s %j is one change', async (row, column, cell, change) => {
  expect(await fieldsOf(await changed(row, column, cell))).toEqual([{ id: 'a', ...change }]);
});

test('the price of a combination changes without names', async () => {
  const { changes } = await read(await changed(8, 'Selling price', '210'));
  expect(changes).toMatchObject([
    { id: 'b', fields: [{ field: 'combination', from: 200, to: 210 }] },
  ]);
  expect(JSON.stringify(changes)).not.toContain('Full');
});

test('a changed addon is a change of the list', async () => {
  const addon = [
    { group: 'Extras', max_selection: 2, addon: [{ name: 'Ghee' }, { name: 'Roti' }] },
  ];
  const menu = [{ ...MENU[0], addon }];
  const text = (await fileOf(menu)).replace('Ghee', 'Butter');
  const { changes, problems } = await read(text, menu);
  expect(problems.map(({ text: message }) => message)).toEqual([]);
  expect(changes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([['addonGroups']]);
});

test.each([
  [2, 'Selling price', 'cheap', 'priceInvalid'],
  [2, 'Selling price', '-5', 'priceInvalid'],
  [2, 'Selling price', '1e21', 'priceInvalid'],
  [2, 'Selling price', '', 'priceRequired'],
  [2, 'Name', ' ', 'nameRequired'],
  [2, 'Default quantity', '1.5', 'quantityInvalid'],
  [2, 'Category', 'Desserts', 'unknownValue {"value":"Desserts"}'],
  [2, 'Veg/Non-Veg', '', 'noValue'],
  [2, 'Listed', 'maybe', 'yesNo'],
  [2, 'Item ID', 'zz', 'unknownItem'],
  [3, 'Item ID', 'a', 'doubleItem'],
  [2, 'Row', 'dish', 'unknownKind'],
  [7, 'Selling price', 'x', 'pairPriceInvalid'],
  [4, 'Name', '', 'variantRequired'],
  [9, 'Selling price', 'x', 'itemPriceInvalid'],
  [10, 'Limit', '4', 'differs'],
  [11, 'With prices', 'maybe', 'yesNo'],
])('row %i, %s %j is named', async (row, column, cell, message) => {
  const text = await changed(row, column, cell);
  expect(await problemsOf(text)).toContainEqual(
    expect.stringContaining(`${row} ${column}: ${message}`),
  );
});

test.each([
  ['Item ID,Row\n', '1 Name: noColumn'],
  ['Item ID,Row,Prise\n', '1 Prise: unknownColumn'],
  ['Row,Row\n', '1 Row: doubleColumn'],
])('the header %j is refused', async (text, problem) => {
  expect(await problemsOf(text)).toContainEqual(problem);
});

test('a cell without a column is named by its row', async () => {
  const [head = [], ...rows] = csvParseRows((await fileOf()).replace('\uFEFF', ''));
  rows[1]?.push('extra');
  expect(await problemsOf(csvFormatRows([head, ...rows]))).toEqual(['3 : extraCells']);
});

test('a quotation mark without an end is named by its row', async () => {
  const text = (await fileOf()).replace('"Slow', 'Slow');
  const rows = csvFormatRows(csvParseRows(await fileOf()).slice(0, 1));
  expect(await problemsOf(`${rows}\na,item,"open\nb,item`)).toEqual(['2 : openQuote']);
  expect((await read(text)).problems.length).toBeGreaterThan(0);
});

test.each(CSV_STARTS)(
  '$number: a file is read that begins with $input',
  async ({ input, value }) => {
    const text = await changed(2, 'Listed', 'maybe');
    const { separator = ',' } = /^"?sep=(?<separator>.)/.exec(input)?.groups ?? {};
    const saved = dsvFormat(separator).formatRows(csvParseRows(text));
    expect(await problemsOf(`${input}${saved}`)).toEqual([`${value} Listed: yesNo`]);
  },
);

test('the download of a large menu, read again, changes nothing', async () => {
  const menu = Array.from({ length: 2_500 }, (_, at) => ({
    ...MENU[1],
    _id: `dish-${at}`,
    description: 'धीमी आँच पर पकी'.repeat(50),
  }));
  const text = await fileOf(menu);
  expect(text.length).toBeGreaterThan(2 * 1024 * 1024);
  expect(await read(text, menu)).toEqual(NOTHING);
  const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  expect(await read(new Blob([units]), menu)).toEqual(NOTHING);
});

test('an item with more combinations than are checked at once is taken back', async () => {
  const combinations = Array.from({ length: 700 }, (_, at) => ({
    first_gp: `Size ${at}`,
    price: 10 + at,
  }));
  const menu = [{ ...MENU[1], combinations }];
  expect(await read(await fileOf(menu), menu)).toEqual(NOTHING);
});

test('a file that is no text is refused', async () => {
  expect((await read(new Blob([Uint8Array.of(0xff, 0xd8, 0xe0, 0)]))).refusal).toBe('notText');
  expect((await read(new Blob(['Item ID\0']))).refusal).toBe('notText');
});

test.each(['', 'Date,Amount\n1,2\n'])('the file %j is refused without its cells', async (text) => {
  expect(await read(text)).toEqual({ changes: [], problems: [], refusal: 'otherFile' });
});

test('a file much larger than the menu is not read', async () => {
  const large = new Blob([new Uint8Array(3 * 1024 * 1024)]);
  expect((await read(large)).refusal).toBe('tooLarge');
});

test('a simple product has no variants left', async () => {
  const menu = [{ ...MENU[1], dish_category_id: 'c1' }];
  const text = (await fileOf(menu)).replace('variable', 'simple');
  const { changes } = await read(text, menu);
  expect(changes[0]?.fields.map(({ field, to }) => [field, to])).toEqual([
    ['productType', 'simple'],
    ['variantGroups', '[]'],
    ['combinations', '[]'],
  ]);
});

test('a file with more rows than a menu has is refused', async () => {
  const [head = ''] = (await fileOf()).split('\n');
  const { refusal } = await read(`${head}\n${'a\n'.repeat(900_000)}`);
  expect(refusal).toBe('tooManyRows {"count":50000}');
});

test('a head with more columns than a menu has is another file', async () => {
  expect((await read(`Item ID,${'a,'.repeat(900_000)}`)).refusal).toBe('otherFile');
});

test('an item with more rows than are checked at once is named', async () => {
  const rows = csvParseRows((await fileOf()).replace('\uFEFF', ''));
  const half = rows[3] ?? [];
  const text = csvFormatRows([...rows, ...Array.from({ length: 500 }, () => half)]);
  expect(await problemsOf(text)).toContain('509 Item ID: longItem {"count":500}');
});

test('a file is read in parts, so that closing the dialog ends it', async () => {
  const ended = AbortSignal.abort(new Error('closed'));
  const rows = csvParseRows(await fileOf());
  const reading = readTable(rows, {
    menu: [],
    allowed: COLUMNS,
    amounts,
    text: (key) => key,
    signal: ended,
    firstRow: 1,
  });
  await expect(reading).rejects.toThrow('closed');
});
