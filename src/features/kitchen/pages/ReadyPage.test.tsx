import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testWire } from '../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { createConnection } from '../../../core/connection/createConnection';
import { TURN_MS } from '../ready/useTurns';
import { ReadyPage } from './ReadyPage';

const STATUSES = ['cooking', 'packing_processing', 'ready_to_pickup', 'waiting_for_confirmation'];

function orders(statuses: readonly string[]) {
  return statuses.map((status, index) =>
    testWire({ _id: `id${index}`, order_id: `ORD-000${index}`, status }),
  );
}

/** In happy-dom nothing has a size, so each page has one number. */
function numbersOf(title: string): string[] {
  const list = within(screen.getByRole('region', { name: title }));
  return list.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

test('the screen shows the short numbers of accepted orders, and nothing else of them', async () => {
  const { container } = renderInPortal(<ReadyPage onClose={() => {}} />, {
    orders: orders(['cooking', 'ready_to_pickup', 'waiting_for_confirmation']),
  });
  await waitFor(() => expect(numbersOf('Preparing')).toEqual(['0000']));
  await waitFor(() => expect(numbersOf('Ready')).toEqual(['0001']));
  expect(container.querySelector('[data-part="lists"]')?.textContent).toBe(
    'Preparing0000Ready0001',
  );
});

test('a ready order has the end of its code, unless the setting shows all or nothing of it', async () => {
  const { storage } = renderInPortal(<ReadyPage onClose={() => {}} />, {
    orders: ['4821', '21'].flatMap((code) =>
      ['ready_to_pickup', 'cooking'].map((status) =>
        testWire({ _id: `${code} ${status}`, order_id: 'ORD-1', status, verification_code: code }),
      ),
    ),
  });
  const ready = () => screen.getByRole('region', { name: 'Ready' }).textContent;
  await waitFor(() => expect(ready()).toContain('Code …21'));
  expect(document.body.textContent).not.toContain('4821');
  fireEvent.click(screen.getByRole('button', { name: 'Ready screen settings' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Whole code' }));
  await waitFor(() => expect(ready()).toContain('Code 4821'));
  expect(screen.getByRole('region', { name: 'Preparing' }).textContent).not.toContain('Code');
  fireEvent.click(screen.getByRole('radio', { name: 'Hidden' }));
  await waitFor(() => expect(ready()).not.toContain('Code'));
  expect(storage.get('vendor_portal_ready_codes') ?? storage.get('ready_codes')).toBe('hidden');
});

test('pages of numbers turn by themselves until somebody pauses them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { unmount } = renderInPortal(<ReadyPage onClose={() => {}} />, {
    orders: orders(STATUSES),
  });
  const seen = new Set<string>();
  const see = () => {
    for (const number of numbersOf('Preparing')) seen.add(number);
  };
  await waitFor(() => expect(numbersOf('Preparing')).toHaveLength(1));
  see();
  act(() => void vi.advanceTimersByTime(TURN_MS));
  see();
  expect(seen).toEqual(new Set(['0000', '0001']));

  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  const paused = numbersOf('Preparing');
  act(() => void vi.advanceTimersByTime(TURN_MS));
  expect(numbersOf('Preparing')).toEqual(paused);
  fireEvent.keyDown(screen.getByRole('region', { name: 'Ready screen' }), { key: 'ArrowRight' });
  expect(numbersOf('Preparing')).not.toEqual(paused);
  unmount();
  vi.useRealTimers();
});

test('the screen says that there is no order, and that the connection is lost', async () => {
  const connection = createConnection(Date.now);
  onTestFinished(connection.start());
  renderInPortal(<ReadyPage onClose={() => {}} />, { connection });
  expect(await screen.findByText('No order is ready')).toBeTruthy();
  expect(screen.getByText('No order is being prepared')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('alert').textContent).toContain("Can't reach the marketplace");
});
