import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REQUIRED, SENT_BACK } from './itemTable';

const { components } = parse(readFileSync('contract/openapi.yaml', 'utf8'));
const { properties, required } = components.schemas.FoodItemUpdate;
const IDS = ['restaurant_id', 'dish_item_id'];

test('the table has the fields of the contract', () => {
  const fields = Object.keys(properties).filter((name) => !IDS.includes(name) && name !== 'image');
  expect([...SENT_BACK].sort()).toEqual(fields.sort());
});

test('the table requires what the contract requires', () => {
  const names = required.filter((name: string) => !IDS.includes(name));
  expect([...REQUIRED].sort()).toEqual(names.sort());
});
