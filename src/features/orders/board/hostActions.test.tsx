import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testWire } from '../../../../tests/support/orderApi';
import { renderWithHost } from '../../../../tests/support/renderWithHost';
import type { Action, HostActions, PortalContext } from '../../../core/contracts';
import { toOrder } from '../../../core/orders/wire';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { toOrderSummary } from '../orderSummary';

// The first load of the modules may take longer than a test waits for a button.
beforeAll(() =>
  Promise.all([
    import('../../../ui/patterns/host/parts/MenuWithActions'),
    import('../../../ui/primitives/overlay/MenuList'),
  ]),
);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const ORDER = toOrder(testWire({ rider: 'Meera', status: 'completed' }), ['rider']);

function open(list: HostActions['order'], vendor = {}) {
  return renderWithHost(
    <HostMenu
      kind="order"
      label={`More actions, order ${ORDER.number}`}
      toRecord={() => toOrderSummary(ORDER)}
      items={[]}
    />,
    { actions: { order: list } },
    { vendor },
  );
}

const call = (onSelect: Action['onSelect'], more: Partial<Action> = {}): HostActions['order'] => {
  return ({ extra }) => [{ id: 'call', label: `Call ${String(extra.rider)}`, onSelect, ...more }];
};

const menu = () => screen.findByRole('button', { name: 'More actions, order ORD-1' });
const entry = () => screen.findByRole('menuitem', { name: 'Call Meera' });

async function press() {
  await userEvent.click(await menu());
  await userEvent.click(await entry());
}

test('an action receives the portal of this moment', async () => {
  const seen: PortalContext[] = [];
  open(call((context) => void seen.push(context)));
  await press();
  expect(seen).toMatchObject([{ vendor: { id: 'v1', restaurantId: 'r1' }, path: '/' }]);
});

test('an action that runs is busy', async () => {
  let settle = () => {};
  const onSelect = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  open(call(onSelect));
  await press();
  await userEvent.click(await menu());
  const busy = await entry();
  expect(['aria-busy', 'aria-disabled'].map((name) => busy.getAttribute(name))).toEqual([
    'true',
    'true',
  ]);
  await userEvent.click(busy);
  settle();
  await waitFor(() => expect(busy.getAttribute('aria-busy')).toBeNull());
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('an action that fails tells the vendor', async () => {
  const { toasts, errors } = open(call(() => Promise.reject(new Error('no line'))));
  await press();
  await waitFor(() => expect(toasts()).toEqual(['“Call Meera” did not work. Please try again.']));
  expect(errors()).toMatchObject([{ kind: 'config', cause: new Error('no line') }]);
});

test('a menu without entries is not shown', () => {
  open(() => []);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[string, HostActions['order'], RegExp]>([
  [
    'two actions with one id',
    () => [1, 2].map(() => ({ id: 'call', label: 'Call Meera', onSelect: () => {} })),
    /"call" is there twice/,
  ],
  [
    'an action without a label',
    () => [
      { id: 'call', label: 'Call Meera', onSelect: () => {} },
      { id: 'chat', onSelect: () => {} } as never,
    ],
    /"chat" has no label/,
  ],
])('%s is left out', async (_name, list, message) => {
  const { errors } = open(list);
  await userEvent.click(await menu());
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  expect(errors()[0]).toMatchObject({
    kind: 'config',
    message: expect.stringMatching(message),
  });
});

test('a function that throws leaves the menu without actions', async () => {
  const { errors } = open(() => JSON.parse('{'));
  await waitFor(() => expect(errors()[0]).toMatchObject({ kind: 'config' }));
  expect(screen.queryByRole('button')).toBeNull();
});
