import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Answers } from '../../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../../tests/support/renderInPortal';
import { NetworkFailure } from '../../../../core/api/errors';
import type { Wire } from '../../../../core/format/wireValues';
import { toMenuItem } from '../../../../core/menu/wire';
import { PriceDialog } from './PriceDialog';

const DISH = { _id: 'a', name: 'Dal', selling_price: 95, dish_category_id: 'c1', tag: 'Spicy' };

const sent = (body: object): Wire => Object.fromEntries(body as FormData);

/** Opens the dialog of a dish that costs 95 in the menu; `now` is the record of the backend. */
async function save(price: string, now: Wire | null = DISH, update = () => {}) {
  let isOpen = true;
  let record = now;
  const answers: Answers = {
    foodItemGet: () => record,
    foodItemUpdate: (body) => {
      record = { ...record, ...sent(body) };
      update();
    },
  };
  const portal = renderInPortal(
    <PriceDialog item={toMenuItem(DISH)} onClose={() => void (isOpen = false)} />,
    { answers },
  );
  const field = screen.getByLabelText('Selling Price');
  const press = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.clear(field);
  await userEvent.type(field, price);
  await press();
  const writes = () =>
    portal.market.calls.flatMap(({ name, body }) =>
      name === 'foodItemUpdate' ? [sent(body)] : [],
    );
  return { ...portal, press, writes, isOpen: () => isOpen };
}

test('the item is sent back whole with the new price', async () => {
  const { writes, isOpen } = await save('110');
  expect(writes()).toMatchObject([{ selling_price: '110', name: 'Dal', tag: 'Spicy' }]);
  expect(isOpen()).toBe(false);
});

test('a price can be typed in digits of Devanagari', async () => {
  const { writes } = await save('१,११०');
  expect(writes()).toMatchObject([{ selling_price: '1110' }]);
});

test('a price that somebody else has changed is shown, not overwritten', async () => {
  const { writes, isOpen } = await save('110', { ...DISH, selling_price: 120 });
  await screen.findByText(/Somebody else has changed the price to ₹120\.00\. Nothing was sent\./);
  expect(writes()).toEqual([]);
  expect(isOpen()).toBe(true);
});

test('the vendor can replace the price that was shown', async () => {
  const { writes, press, isOpen } = await save('110', { ...DISH, selling_price: 120 });
  await press();
  expect(writes()).toMatchObject([{ selling_price: '110' }]);
  expect(isOpen()).toBe(false);
});

test('a price that the item already has is not sent', async () => {
  const { writes, isOpen } = await save('110', { ...DISH, selling_price: 110 });
  expect(writes()).toEqual([]);
  expect(isOpen()).toBe(false);
});

test('a deleted item is reported', async () => {
  const { isOpen } = await save('110', null);
  await screen.findByText(/It was deleted\. Nothing was sent\./);
  expect(isOpen()).toBe(true);
});

test('after a lost response the item is read', async () => {
  const { writes, isOpen } = await save('110', DISH, () => {
    throw new NetworkFailure('unreachable');
  });
  await waitFor(() => expect(isOpen()).toBe(false), { timeout: 4_000 });
  expect(writes()).toHaveLength(1);
});
