import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type FieldRow, fieldsOf, ITEM_TABLE, REQUIRED, sentBack } from './itemTable';

const { components, paths } = parse(readFileSync('contract/openapi.yaml', 'utf8'));
const { properties, required } = components.schemas.FoodItemUpdate;
const FORM = 'multipart/form-data';
const IDS = ['restaurant_id', 'dish_item_id'];

test('the table has the fields of the contract', () => {
  const fields = Object.keys(properties).filter((name) => !IDS.includes(name) && name !== 'image');
  const sent = sentBack(() => true).map((field): string => ITEM_TABLE[field].wire);
  expect(sent.sort()).toEqual(fields.sort());
});

test('the table requires what the contract requires', () => {
  const names = required.filter((name: string) => !IDS.includes(name));
  expect([...REQUIRED].sort()).toEqual(names.sort());
});

test('a row does not compile until it is whole', () => {
  const row = { wire: 'spice', label: 'tag', section: 'basics' } as const;
  const rows: FieldRow[] = [
    // @ts-expect-error: the preview
    { ...row, kind: 'list' },
    // @ts-expect-error: the columns of the file and of the grid
    { ...row, preview: null, kind: 'flag' },
    // @ts-expect-error: the choices
    { ...row, preview: null, kind: 'choice', csv: 'Spice', grid: null },
    // @ts-expect-error: a label for each choice
    { ...row, preview: null, kind: 'choice', csv: 'Spice', grid: null, choices: ['mild'] },
    { ...row, preview: null, kind: 'choice', csv: 'Spice', grid: null, choices: ['Spicy'] },
  ];
  expect(rows).toHaveLength(5);
});

test.each(['create', 'update'])('the contract sends the lists of /food-item/%s as JSON', (call) => {
  const { schema, encoding } = paths[`/food-item/${call}`].post.requestBody.content[FORM];
  const fields = components.schemas[schema.$ref.split('/').at(-1)].properties;
  const wires = [...fieldsOf('list'), ...fieldsOf('choices')].map(
    (field) => ITEM_TABLE[field].wire,
  );
  expect(wires.filter((wire) => !fields[wire])).toEqual([]);
  expect(Object.keys(encoding).sort()).toEqual(wires.sort());
});
