import { act, render } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testWire } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { fakeSpeech, noSpeech } from '../../../../tests/support/speech';
import type { Capability } from '../../../core/contracts';
import type { Wire } from '../../../core/format/wireValues';
import { silenceAtom } from '../../../core/orders/alarm/ringing';
import { waitingOrdersAtom } from '../../../core/orders/live/queries';
import { ringsHereAtom } from '../../../core/orders/live/state';
import { tonesAtom } from '../../../core/orders/voice/setting';
import { OrderVoice } from './OrderVoice';

beforeEach(() => void vi.useFakeTimers());

interface Options {
  hangs?: boolean;
  capabilities?: readonly Capability[];
}

/** A tab that rings, on a device that speaks. `tone` plays the tone once, and waits until it is over. */
async function openTab(orders: Wire[], { hangs = false, capabilities = [] }: Options = {}) {
  const fake = fakeSpeech({ hangs });
  onTestFinished(noSpeech);
  const { store, wrapper } = createTestPortal({ orders, capabilities });
  store.set(ringsHereAtom, true);
  const view = render(<OrderVoice />, { wrapper });
  const refresh = () =>
    act(async () => {
      await store.get(waitingOrdersAtom).refetch();
      await vi.advanceTimersByTimeAsync(1);
    });
  const tone = () =>
    act(async () => {
      store.set(tonesAtom, (count) => count + 1);
      await vi.advanceTimersByTimeAsync(2_000);
    });
  await refresh();
  return { store, fake, refresh, tone, view, words: () => fake.spoken.map(([text]) => text) };
}

const item = (quantity: number) => ({
  food_item_name: 'Naan',
  quantity,
  food_item_price: 10,
});

test('an order is spoken once, after its first tone', async () => {
  const orders = [testWire({ cart_items: [item(2), item(1)], cooking_time: '20 minutes' })];
  const { refresh, tone, words } = await openTab(orders);
  expect(words()).toEqual([]);
  await tone();
  await tone();
  expect(words()).toEqual(['New order, 3 items, 20 minutes']);
  orders.push(testWire({ _id: 'id2', order_id: 'ORD-2', cart_items: [item(1)] }));
  await refresh();
  await tone();
  expect(words()).toEqual(['New order, 3 items, 20 minutes', 'New order, 1 item']);
});

test('orders that arrive together are counted', async () => {
  const orders = [1, 2, 3].map((at) => testWire({ _id: `id${at}`, order_id: `ORD-${at}` }));
  const { tone, words } = await openTab(orders);
  await tone();
  expect(words()).toEqual(['3 new orders']);
});

const until = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

test.each([
  ['the time to answer', { answer_by: until(380) }, 'New order, 2 items, 6 minutes to answer'],
  ['a time to answer that is over', { answer_by: until(-9) }, 'New order, 2 items'],
  ['a preparation time that is a mistake', { cooking_time: '9000 minutes' }, 'New order, 2 items'],
  ['no items', { cart_items: [], cooking_time: '20 minutes' }, 'New order'],
])('of an order with %s only what is known is spoken', async (_what, fields, expected) => {
  const orders = [testWire({ cart_items: [item(2)], ...fields })];
  const { tone, words } = await openTab(orders, { capabilities: ['orders.deadline'] });
  await tone();
  expect(words()).toEqual([expected]);
});

test('names, phone numbers and addresses are not spoken', async () => {
  const order = testWire({
    cart_items: [{ ...item(1), food_item_name: 'Secret Dish' }],
    user: { name: 'Asha Secret', phone: '9876543210' },
    special_instructions: 'Secret note',
  });
  const { tone, words } = await openTab([order]);
  await tone();
  expect(words().join()).not.toMatch(/Secret|98765/);
  expect(words()).toHaveLength(1);
});

test('silence stops the voice, also before it has begun', async () => {
  const { store, fake, tone } = await openTab([testWire()], { hangs: true });
  await tone();
  expect(speechSynthesis.speaking).toBe(true);
  act(() => store.set(silenceAtom));
  expect([speechSynthesis.speaking, fake.cuts]).toEqual([false, 1]);
});

test('an order that was silenced during the tone is not spoken', async () => {
  const { store, words } = await openTab([testWire()]);
  act(() => store.set(tonesAtom, 1));
  act(() => store.set(silenceAtom));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(words()).toEqual([]);
});

test('a tab that no longer rings stops the voice', async () => {
  const { store, tone } = await openTab([testWire()], { hangs: true });
  await tone();
  act(() => store.set(ringsHereAtom, false));
  expect(speechSynthesis.speaking).toBe(false);
});

test('nothing is spoken before a gesture', async () => {
  const userActivation = { hasBeenActive: false, isActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: userActivation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  const { tone, words } = await openTab([testWire()]);
  await tone();
  expect(words()).toEqual([]);
  userActivation.hasBeenActive = true;
  await tone();
  expect(words()).toHaveLength(1);
});

test('the first gesture allows the device to speak later without one, as Safari asks for', async () => {
  await openTab([]);
  const speak = vi.spyOn(speechSynthesis, 'speak');
  for (const _time of [1, 2]) document.dispatchEvent(new Event('pointerup'));
  expect(speak.mock.calls.map(([{ text }]) => text)).toEqual(['']);
});
