import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { type ReactElement, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { createGate } from '../../../../tests/support/gate';
import { type Answers, failing, silent } from '../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import type { Wire } from '../../../core/format/wireValues';
import { readRunsAtom, startRunAtom } from '../../../core/menu/runs/runs';
import { runAtom, storedRunsAtom } from '../../../core/menu/runs/state';
import type { FieldChange, ItemChange } from '../../../core/menu/runs/types';
import { RunArea } from './RunArea';

const PANEL = 'Changing the menu';

/** A menu with these prices, which the calls read and change. */
function renderMenu(
  prices: Record<string, number>,
  answers: Answers = {},
  area: ReactElement = <RunArea />,
) {
  const items = new Map<string, Wire>(
    Object.entries(prices).map(([_id, price]) => [
      _id,
      { _id, name: `Dish ${_id}`, selling_price: price, dish_category_id: 'c1', tag: 'Spicy' },
    ]),
  );
  const portal = renderInPortal(area, {
    answers: {
      foodItemAll: () => [...items.values()],
      foodItemGet: ({ dish_item_id: id }) => items.get(String(id)),
      foodItemUpdate: (body) => {
        const { dish_item_id: id, selling_price } = sent(body);
        items.set(String(id), { ...items.get(String(id)), selling_price });
      },
      ...answers,
    },
  });
  const writes = () =>
    portal.market.calls.flatMap(({ name, body }) =>
      name === 'foodItemUpdate' ? [sent(body)] : [],
    );
  const start = (changes: readonly ItemChange[]) =>
    portal.store.set(startRunAtom, { kind: 'edit', changes });
  return { ...portal, items, writes, start };
}

/** The area appears with the run, as on the screens. */
function OpenedByRun() {
  const run = useAtomValue(runAtom);
  return <StrictMode>{run && <RunArea />}</StrictMode>;
}

const sent = (body: object): Wire => Object.fromEntries(body as FormData);
const raised = (id: string, from: number, to: number): ItemChange => ({
  id,
  fields: [{ field: 'price', from, to } satisfies FieldChange],
});
const panel = async () => within(await screen.findByRole('region', { name: PANEL }));
const press = async (name: string) =>
  userEvent.click(await (await panel()).findByRole('button', { name }));

test('each item is sent whole with its new price', async () => {
  const menu = renderMenu({ a: 100, b: 200 });
  await menu.start([raised('a', 100, 105), raised('b', 200, 215)]);

  await (await panel()).findByRole('heading', { name: '2 of 2 items have the new values now.' });
  expect(menu.writes()).toMatchObject([
    { dish_item_id: 'a', name: 'Dish a', selling_price: '105', tag: 'Spicy' },
    { dish_item_id: 'b', name: 'Dish b', selling_price: '215', tag: 'Spicy' },
  ]);
});

test('StrictMode, which runs effects twice, stops no run', async () => {
  const gate = createGate();
  const menu = renderMenu(
    { a: 100, b: 200, c: 300 },
    { foodItemUpdate: () => gate.opened },
    <OpenedByRun />,
  );
  void menu.start([raised('a', 100, 105), raised('b', 200, 215), raised('c', 300, 320)]);
  await (await panel()).findByRole('progressbar');
  gate.open();

  await (await panel()).findByRole('heading', { name: '3 of 3 items have the new values now.' });
});

test('a run has the focus when it starts', async () => {
  const { start } = renderMenu({ a: 100 }, { foodItemUpdate: () => createGate().opened });
  void start([raised('a', 100, 105)]);
  const region = await screen.findByRole('region', { name: PANEL });
  await vi.waitFor(() => expect(document.activeElement).toBe(region));
});

test('an item that was changed elsewhere is shown, not overwritten', async () => {
  const menu = renderMenu({ a: 120, b: 200 });
  await menu.start([raised('a', 100, 105), raised('b', 200, 215)]);

  await (await panel()).findByText('Dish a');
  const row = await (await panel()).findByRole('listitem');
  expect(row.textContent).toContain('Selling Price: ₹120.00. You saw ₹100.00.');
  expect(menu.writes()).toMatchObject([{ dish_item_id: 'b' }]);
});

test('a deleted item does not stop the others', async () => {
  const menu = renderMenu({ b: 200 });
  await menu.start([raised('a', 100, 105), raised('b', 200, 215)]);

  expect((await (await panel()).findByRole('listitem')).textContent).toContain('It was deleted.');
  expect(menu.writes()).toHaveLength(1);
});

test('an item that already has the new price is not sent again', async () => {
  const menu = renderMenu({ a: 105 });
  await menu.start([raised('a', 100, 105)]);

  await (await panel()).findByRole('heading', { name: '1 of 1 items have the new values now.' });
  expect(menu.writes()).toEqual([]);
});

test('Retry sends only the item that the server refused', async () => {
  const menu = renderMenu({ a: 100, b: 200 });
  menu.answer({
    foodItemUpdate: (body) =>
      sent(body).dish_item_id === 'a' ? failing(new ApiRefusal(500, 'Try later.'))({}) : null,
  });
  await menu.start([raised('a', 100, 105), raised('b', 200, 215)]);
  expect((await (await panel()).findByRole('listitem')).textContent).toContain('Try later.');
  menu.answer({ foodItemUpdate: () => null });
  await press('Retry 1 item');

  await (await panel()).findByRole('heading', { name: '2 of 2 items have the new values now.' });
  expect(menu.writes().map(({ dish_item_id: id }) => id)).toEqual(['a', 'b', 'a']);
});

test('a paused change continues with the items that were not sent', async () => {
  const held: (() => void)[] = [];
  const hold = () => new Promise<null>((resolve) => void held.push(() => resolve(null)));
  const menu = renderMenu({ a: 100, b: 100, c: 100 }, { foodItemUpdate: hold });
  void menu.start(['a', 'b', 'c'].map((id) => raised(id, 100, 105)));
  await vi.waitFor(() => expect(held).toHaveLength(2));
  await press('Pause');
  for (const answer of held) answer();
  await (await panel()).findByText('Paused. 1 item is waiting.');
  menu.answer({ foodItemUpdate: () => null });
  await press('Resume');

  await (await panel()).findByRole('heading', { name: '3 of 3 items have the new values now.' });
  expect(menu.writes().map(({ dish_item_id: id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a second change does not start while one is running', async () => {
  const menu = renderMenu({ a: 100, b: 100 }, { foodItemUpdate: silent });
  void menu.start([raised('a', 100, 105)]);
  await vi.waitFor(() => expect(menu.writes()).toHaveLength(1));
  await menu.start([raised('b', 100, 105)]);

  expect(menu.market.count('foodItemGet')).toBe(1);
});

test('a tab says that another one is changing the menu', async () => {
  const locks = {
    request: (_name: string, _options: object, work: (lock: null) => unknown) => work(null),
  };
  vi.stubGlobal('navigator', { ...navigator, locks });
  const menu = renderMenu({ a: 100 });
  await menu.start([raised('a', 100, 105)]);

  await screen.findByText(/^Another tab is changing the menu/);
  expect(menu.writes()).toEqual([]);
});

test('a change that a reload has ended is not looked for again', async () => {
  const { store } = renderMenu({ a: 100 });
  store.set(storedRunsAtom, 'open');
  await vi.waitFor(() => expect(store.get(storedRunsAtom)).toBe('closed'));
});

test('a device that stores nothing says so', async () => {
  const menu = renderMenu({ a: 100 }, { foodItemUpdate: silent });
  void menu.start([raised('a', 100, 105)]);

  await (await panel()).findByText(/can't store the progress/);
});

test('a roll back puts the old price back after the vendor has seen it', async () => {
  const menu = renderMenu({ a: 100, b: 200 });
  await menu.start([raised('a', 100, 105), raised('b', 200, 300)]);
  menu.items.set('b', { ...menu.items.get('b'), selling_price: 310 });
  await press('Roll back');
  const review = within(screen.getByRole('dialog', { name: 'Roll back 2 items?' }));
  const [first, second] = review.getAllByRole('listitem').map((row) => row.textContent);
  expect(first).toContain('Dish a');
  expect(first).toContain('₹105.00 → ₹100.00');
  expect(first).toContain('−₹5.00 (−4.8%)');
  expect(second).toContain('More than 30% different');
  expect(menu.writes()).toHaveLength(2);
  await userEvent.click(review.getByRole('button', { name: 'Roll back 2 items' }));

  const back = within(await screen.findByRole('region', { name: 'Rolling back' }));
  await back.findByRole('heading', { name: '1 of 2 items are as they were before.' });
  expect(back.getByRole('listitem').textContent).toContain('Selling Price: ₹310.00.');
  expect(menu.writes().slice(2)).toMatchObject([{ dish_item_id: 'a', selling_price: '100' }]);
});

test('a roll back puts back an item that was saved after its answer was lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const menu = renderMenu({ a: 100, b: 200 });
  menu.answer({
    foodItemUpdate: (body) =>
      sent(body).dish_item_id === 'b' ? failing(new NetworkFailure('timeout'))({}) : save(body),
  });
  const save = (body: object) => {
    const { dish_item_id: id, selling_price } = sent(body);
    menu.items.set(String(id), { ...menu.items.get(String(id)), selling_price });
  };
  void menu.start([raised('a', 100, 105), raised('b', 200, 215)]);
  await vi.advanceTimersByTimeAsync(30_000);
  await (await panel()).findByRole('heading', { name: '1 of 2 items have the new values now.' });
  menu.items.set('b', { ...menu.items.get('b'), selling_price: 215 });
  menu.answer({ foodItemUpdate: save });
  await press('Roll back');
  await userEvent.click(screen.getByRole('button', { name: 'Roll back 2 items' }));

  const back = within(await screen.findByRole('region', { name: 'Rolling back' }));
  await back.findByRole('heading', { name: '2 of 2 items are as they were before.' });
  expect([...menu.items.values()].map((item) => Number(item.selling_price))).toEqual([100, 200]);
});

test('an item that is unclear stays in the roll back after its retry is refused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const menu = renderMenu({ a: 100 }, { foodItemUpdate: failing(new NetworkFailure('timeout')) });
  void menu.start([raised('a', 100, 105)]);
  await vi.advanceTimersByTimeAsync(30_000);
  menu.answer({ foodItemUpdate: failing(new ApiRefusal(500, 'Try later.')) });
  await press('Retry 1 item');
  await (await panel()).findByText('Try later.');
  await press('Roll back');
  await userEvent.click(screen.getByRole('button', { name: 'Roll back 1 item' }));

  const back = within(await screen.findByRole('region', { name: 'Rolling back' }));
  await back.findByRole('heading', { name: '1 of 1 items are as they were before.' });
  expect(menu.writes()).toHaveLength(2);
});

test('only the last three changes can be rolled back', async () => {
  const menu = renderMenu({ a: 1 });
  for (const price of [2, 3, 4, 5]) await menu.start([raised('a', price - 1, price)]);

  expect(await menu.store.set(readRunsAtom)).toHaveLength(3);
});
