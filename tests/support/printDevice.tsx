import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { PrinterAdapter } from '../../src/core/contracts';
import type { Wire } from '../../src/core/format/wireValues';
import { polledKey } from '../../src/core/orders/keys';
import type { PortalStorage } from '../../src/core/session/types';
import { printersAtom } from '../../src/core/state/services';
import { PrintCenter } from '../../src/features/printing/center/PrintCenter';
import { type PrintSettings, settingsAtom } from '../../src/features/printing/device/settings';
import { isPrintSettingsOpenAtom } from '../../src/features/printing/questions';
import { testOrder, testWire } from './orderApi';
import { createTestPortal } from './renderInPortal';

export interface Device {
  storage?: PortalStorage;
  printer?: PrinterAdapter | readonly PrinterAdapter[] | null;
  restaurantId?: string;
  /** The status of each order in the marketplace, by id. */
  statuses?: Record<string, string>;
  /** Promises that delay the first read of an order, by id. */
  firstRead?: Record<string, Promise<void>>;
  /** The dishes of each order, by id. */
  dishes?: Record<string, readonly Wire[]>;
  /** The answer with the menu. */
  menu?: () => unknown;
}

/** Renders the tickets of a signed-in vendor. The next tab uses the same storage and printer. */
export function openPrintDevice({
  storage,
  printer,
  restaurantId = 'r1',
  statuses = {},
  firstRead = {},
  dishes = {},
  menu = () => [],
}: Device = {}) {
  const wire = (id: string, status: string) => {
    const cart_items = dishes[id] ?? [];
    return { _id: id, order_id: id, status, cart_items };
  };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const slow = new Map(Object.entries(firstRead));
  const portal = createTestPortal({
    vendor: { restaurantId },
    storage,
    answers: {
      foodItemAll: menu,
      orderDetails: async ({ order_id: asked }) => {
        const id = String(asked);
        const read = slow.get(id);
        slow.delete(id);
        await read;
        return testWire(wire(id, statuses[id] ?? 'cooking'));
      },
    },
  });
  const { store, cache, session, wrapper } = portal;
  store.set(printersAtom, [printer ?? []].flat());
  const view = render(<PrintCenter />, { wrapper });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  async function show(status: 'cooking' | 'ready_to_pickup', ids: readonly string[]) {
    const key = polledKey(restaurantId, status);
    const orders = ids.map((id) => testOrder(wire(id, status)));
    act(() => void cache.setQueryData(key, orders));
    await wait(1);
  }
  return {
    store,
    storage: portal.storage,
    session,
    wait,
    /** Sets the orders that are being prepared. */
    prepare: (...ids: readonly string[]) => show('cooking', ids),
    /** Sets the orders that are ready. */
    ready: (...ids: readonly string[]) => show('ready_to_pickup', ids),
    async printAutomatically(isAutomatic: boolean, kinds: PrintSettings['kinds'] = 'kot') {
      act(() => store.set(settingsAtom, { ...store.get(settingsAtom), isAutomatic, kinds }));
      await wait(1);
    },
    async openSettings() {
      act(() => store.set(isPrintSettingsOpenAtom, true));
      await wait(1);
    },
    async close() {
      view.unmount();
      await wait(1);
    },
    /** The text of the banner that counts unprinted tickets; `null` without a banner. */
    listed: () => screen.queryByText(/not printed yet/)?.textContent ?? null,
    /** The text of each ticket, with its state. */
    tickets() {
      if (!screen.queryByRole('dialog')) fireEvent.click(screen.getByText('Show'));
      const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
      return rows.map((row) => row.firstElementChild?.textContent);
    },
    async press(name: RegExp) {
      fireEvent.click(screen.getByRole('button', { name }));
      await wait(1);
    },
  };
}
