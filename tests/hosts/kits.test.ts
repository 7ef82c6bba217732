import { expect, test } from '@playwright/test';
import { chosenKits } from './kinds.ts';
import { readPrepared } from './prepared.ts';

for (const kit of chosenKits()) {
  test(`${kit}: the recipe of the documentation works`, () => {
    expect(readPrepared().kits[kit]).toBe('');
  });
}
