import { csvFormatRows, csvParseRows } from 'd3-dsv';
import { expect, test } from 'vitest';
import { createAmounts } from '../../core/amount/amounts';
import amountMessages from '../../core/amount/messages.en.json';
import { withChanges } from '../../core/menu/runs/wire';
import { toMenuItem } from '../../core/menu/wire';
import { createTexts } from '../../core/messages/messages';
import { writeFile } from '../../ui/patterns/export/runExport';
import { COLUMNS, columnsFor } from './columns';
import { menuFile } from './menuFile';
import { readMenuFile } from './readMenuFile';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);
const signal = new AbortController().signal;
const CONTEXT = { formats: {}, zone: {}, currency: 'INR', heads: {} } as never;
const CATEGORIES = [
  { id: 'c1', name: 'Starters', isHidden: false },
  { id: 'c2', name: 'Starters', isHidden: false },
  { id: 'c3', name: 'Combo', isHidden: false },
  { id: 'c4', name: '🍕', isHidden: false },
  { id: 'c5', name: 'पकौ\u095cा', isHidden: false },
];
const curry = (name: string, price: number, more: object = {}) => ({
  group: 'Choose a curry',
  max_selection: 1,
  is_price_related: true,
  addon: [{ _id: `id-${name}`, name, price }],
  ...more,
});
const dish = (more: object) => ({
  _id: 'a',
  name: 'Thali',
  dish_category_id: 'c3',
  base_price: 100,
  selling_price: 95,
  veg_nonveg: 'veg',
  product_type: 'simple',
  default_quantity: 1,
  ...more,
});

const itemsOf = (wire: object) => [toMenuItem(wire as never)];

async function fileOf(wire: object): Promise<string[][]> {
  const table = menuFile(
    { menu: itemsOf(wire), categories: CATEGORIES, columns: COLUMNS },
    amounts,
  );
  const parts = await writeFile(table, CONTEXT, { signal, onProgress: () => {} });
  return csvParseRows((await new Blob(parts).text()).replace('\uFEFF', ''));
}

/** The record after the changes of the file are sent, or the problems of the file. */
async function imported(wire: object, rows: readonly (readonly string[])[]) {
  const { changes, problems, refusal } = await readMenuFile(
    new Blob([csvFormatRows(rows.map((row) => [...row]))]),
    {
      menu: itemsOf(wire),
      categories: CATEGORIES,
      columns: COLUMNS,
      text: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
      edit: (key) => key,
      amounts,
      signal,
    },
  );
  expect(refusal).toBe('');
  if (problems.length > 0) return { problems: problems.map(({ row, text }) => `${row}: ${text}`) };
  const fields = changes.flatMap((change) => change.fields);
  return { count: fields.length, wire: withChanges(wire as never, fields) };
}

/** The file with cells replaced by `edit`, which gets the text and the header of each cell. */
function edited(rows: string[][], edit: (cell: string, header: string) => string): string[][] {
  const [head = [], ...body] = rows;
  return [head, ...body.map((row) => row.map((cell, at) => edit(cell, head[at] ?? '')))];
}

const bare = (cell: string) => cell.replace(/ \[\d+\]$/, '');

const CURRIES = dish({ addon: [curry('Dal', 10), curry('Paneer', 30)] });

test.each([
  ['with the numbers of the download', (cell: string) => cell],
  ['without numbers', bare],
])('of two addon groups of one name, one price changes in a file %s', async (_case, name) => {
  const rows = edited(await fileOf(CURRIES), (cell) => (cell === '30' ? '35' : name(cell)));
  expect(await imported(CURRIES, rows)).toEqual({
    count: 1,
    wire: { ...CURRIES, addon: [curry('Dal', 10), curry('Paneer', 35)] },
  });
});

test('a file without the numbers of two groups of one name changes nothing', async () => {
  expect(await imported(CURRIES, edited(await fileOf(CURRIES), bare))).toMatchObject({ count: 0 });
});

test('an addon without the number of its group is refused with the candidates', async () => {
  const rows = edited(await fileOf(CURRIES), bare);
  const last = rows.at(-1)?.map((cell) => (cell === 'Paneer' ? 'Chole' : cell)) ?? [];
  const { problems } = await imported(CURRIES, [...rows, last]);
  expect(problems).toContain('5: severalGroups {"names":"Choose a curry [1], Choose a curry [2]"}');
});

test('of two addon groups of one name, the one that stays keeps its ids', async () => {
  const rows = (await fileOf(CURRIES)).filter((row) => !row.includes('Dal'));
  expect(await imported(CURRIES, rows)).toMatchObject({
    wire: { addon: [{ group: 'Choose a curry', addon: [{ _id: 'id-Paneer', name: 'Paneer' }] }] },
  });
});

test('of two variant groups of one name, one variant is renamed', async () => {
  const portions = (second: string) => ({
    variants: [
      { group: 'Size', variants: [{ _id: 1, name: 'Half' }] },
      { group: 'Size', variants: [{ _id: 2, name: second }] },
    ],
  });
  const before = dish({ product_type: 'variable', ...portions('Thin') });
  const rows = edited(await fileOf(before), (cell) => (cell === 'Thin' ? 'Thick' : cell));
  expect(await imported(before, rows)).toMatchObject({ count: 1, wire: portions('Thick') });
});

test('of two combinations of one name, one price changes', async () => {
  const pairs = (second: number) => ({
    combinations: [
      { first_gp: 'Half', price: 90 },
      { first_gp: 'Half', price: second },
    ],
  });
  const variants = [{ group: 'Size', variants: [{ _id: 1, name: 'Half' }] }];
  const before = dish({ product_type: 'variable', variants, ...pairs(100) });
  const rows = edited(await fileOf(before), (cell, header) =>
    cell === '100' && header === 'Selling price' ? '110' : cell,
  );
  expect(await imported(before, rows)).toMatchObject({ count: 1, wire: pairs(110) });
});

test.each([
  ['Starters [c2]', 'c2'],
  ['c2', 'c2'],
  ['combo', 'c3'],
  ['पकौड\u093cा', 'c5'],
])('the category %j is %j', async (cell, id) => {
  const before = dish({ dish_category_id: 'c4' });
  const rows = edited(await fileOf(before), (was, header) => (header === 'Category' ? cell : was));
  expect(await imported(before, rows)).toMatchObject({ wire: { dish_category_id: id } });
});

test.each([
  ['Starters', '2: severalCategories {"names":"Starters [c1], Starters [c2]"}'],
  ['Combo+', '2: unknownValue {"value":"Combo+"}'],
  ['🍔', '2: unknownValue {"value":"🍔"}'],
])('the category %j is refused', async (cell, problem) => {
  const before = dish({ dish_category_id: 'c5' });
  const rows = edited(await fileOf(before), (was, header) => (header === 'Category' ? cell : was));
  expect((await imported(before, rows)).problems).toEqual([problem]);
});

test.each(['c1', 'c2'])('a dish stays in the category %s, whose name another has', async (id) => {
  const before = dish({ dish_category_id: id });
  const rows = await fileOf(before);
  expect(rows[1]).toContain(`Starters [${id}]`);
  expect(await imported(before, rows)).toMatchObject({ count: 0 });
  const named = edited(rows, (cell) => cell.replace(` [${id}]`, ''));
  expect(await imported(before, named)).toMatchObject({ count: 0 });
});

test.each([
  ['Combo', 'Combo+'],
  ['🍕', '🍔'],
])('the tag %j is not another spelling of %j', async (tag, cell) => {
  const before = dish({ tag });
  const rows = edited(await fileOf(before), (was, header) => (header === 'Tag' ? cell : was));
  expect((await imported(before, rows)).problems).toEqual([`2: unknownValue {"value":"${cell}"}`]);
});

test.each([
  ['पकौ\u095cा', 'पकौड\u093cा'],
  ['पकौड\u093cा', 'पकौ\u095cा'],
  ['Dal Makhani', 'Dal\u00a0Makhani\u200b'],
])('the name %j written as %j is no change', async (name, cell) => {
  const before = dish({ name });
  const rows = edited(await fileOf(before), (was) => (was === name ? cell : was));
  expect(await imported(before, rows)).toMatchObject({ count: 0 });
});

test('a name of invisible letters is refused', async () => {
  const rows = edited(await fileOf(dish({})), (was) => (was === 'Thali' ? '\u200b\u2060' : was));
  expect((await imported(dish({}), rows)).problems).toEqual(['2: nameRequired']);
});

test('a changed name is sent without stray invisible letters', async () => {
  const rows = edited(await fileOf(dish({})), (was) =>
    was === 'Thali' ? '\ufeffMaha Thali\u200d' : was,
  );
  expect(await imported(dish({}), rows)).toMatchObject({ wire: { name: 'Maha Thali' } });
});

test('the allergens of the file are read in any spelling', async () => {
  const wire = dish({ allergens: ['MILK', 'sesame'] });
  const rows = await fileOf(wire);
  const at = rows[0]?.indexOf('Allergens') ?? -1;
  expect(rows[1]?.[at]).toBe('MILK, sesame');
  const read = (cell: string) => imported(wire, [rows[0] ?? [], (rows[1] ?? []).with(at, cell)]);
  expect(await read('sesame; milk')).toMatchObject({ count: 0 });
  expect(await read('Milk,Egg')).toMatchObject({ count: 1, wire: { allergens: ['MILK', 'egg'] } });
  expect(await read('')).toMatchObject({ count: 1, wire: { allergens: [] } });
  expect(await read('mlik')).toEqual({ problems: ['2: unknownValue {"value":"mlik"}'] });
  expect(await read('Milk; mlik')).toEqual({ problems: ['2: unknownValue {"value":"mlik"}'] });
});

test('a file without the column of the allergens changes nothing of them', async () => {
  const wire = dish({ allergens: ['milk'] });
  const rows = await fileOf(wire);
  const at = rows[0]?.indexOf('Allergens') ?? -1;
  const without = rows.map((row) => row.toSpliced(at, 1));
  expect(await imported(wire, without)).toMatchObject({ count: 0 });
});

test('the file of a backend without the capability has no column of the allergens', async () => {
  const columns = columnsFor(() => false);
  expect(columns).not.toContain('allergens');
  const wire = dish({ allergens: ['milk'] });
  const menu = { menu: itemsOf(wire), categories: CATEGORIES, columns };
  const file = new Blob([(await fileOf(wire)).map((row) => row.join(';')).join('\n')]);
  const { problems } = await readMenuFile(file, {
    ...menu,
    amounts,
    signal,
    text: (key: string) => key,
    edit: (key: string) => key,
  });
  expect(problems).toEqual([{ row: 1, column: 'Allergens', text: 'unknownColumn' }]);
});

test('a file with columns of the host at the end is read back', async () => {
  const wire = dish({ addon: [{ group: 'Extras', addon: [{ name: 'Ghee', price: 5 }] }] });
  const menu = { menu: itemsOf(wire), categories: CATEGORIES, columns: COLUMNS };
  const added = [{ header: 'Kitchen', value: () => 'Hot' }];
  const parts = await writeFile(menuFile(menu, amounts, added), CONTEXT, {
    signal,
    onProgress: () => {},
  });
  const rows = csvParseRows((await new Blob(parts).text()).replace('\uFEFF', ''));
  expect(rows.map((row) => row.at(-1))).toEqual(['Kitchen', 'Hot', '']);
  expect(await imported(wire, rows)).toMatchObject({ count: 0 });
  const unknown = rows.map((row) => [row.at(-1) ?? '', ...row.slice(0, -1)]);
  expect(await imported(wire, unknown)).toEqual({ problems: ['1: unknownColumn'] });
});

test.each(['Tag', ' selling price', 'Item-ID'])(
  'a file with a column %j of the host is read back',
  async (header) => {
    const wire = dish({ tag: 'Spicy' });
    const menu = { menu: itemsOf(wire), categories: CATEGORIES, columns: COLUMNS };
    const table = menuFile(menu, amounts, [{ header, value: () => 'Hot' }]);
    const parts = await writeFile(table, CONTEXT, { signal, onProgress: () => {} });
    const rows = csvParseRows((await new Blob(parts).text()).replace('\uFEFF', ''));
    expect(rows[1]?.at(-1)).toBe('Hot');
    expect(await imported(wire, rows)).toMatchObject({ count: 0 });
  },
);
