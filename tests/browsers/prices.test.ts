import { expect, test } from './fixtures.ts';
import { button, dialog } from './queries.ts';
import type { Query } from './screen.ts';

const cell = (price: string): Query => ({ role: 'gridcell', name: price });

test('prices are typed, copied and sent', async ({ portal, sandbox, signInNew }) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu/prices');
  await portal.click(cell('₹240.00'));
  await portal.type('241');
  await portal.press('Enter');
  // A second click here so soon could be a double click, which opens the editor.
  await portal.press('ArrowUp');
  await portal.press('Control', 'c');
  await portal.see({ text: '1 cell copied.' });
  await portal.click(cell('₹150.00'));
  await portal.press('Control', 'v');
  await portal.see({ text: '1 cell pasted.' });
  await portal.click(button('Review 2 changes'));
  await portal.click(button('Change 2 items', dialog('Check the changes of 2 items')));
  await portal.see({ text: '2 of 2 items have the new values now.' });
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(calls.map(({ fields }) => fields?.selling_price)).toEqual(['241', '241']);
});
