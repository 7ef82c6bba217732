import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { memoryStorage } from '../../src/adapters/storage/memoryStorage';
import { createConnection } from '../../src/core/connection/createConnection';
import { connectionAtom } from '../../src/core/connection/state';
import type { PrinterAdapter } from '../../src/core/contracts';
import { printerAtom } from '../../src/core/printing/printerAtom';
import { createSession } from '../../src/core/session/createSession';
import type { PortalStorage } from '../../src/core/session/types';
import { createQueryClient, queryClientAtom } from '../../src/core/state/queryClient';
import {
  connectSession,
  notifyAtom,
  servicesAtom,
  storageAtom,
} from '../../src/core/state/services';
import { polledKey } from '../../src/core/orders/live/lists';
import { PrintCenter } from '../../src/features/printing/center/PrintCenter';
import { settingsAtom } from '../../src/features/printing/device/settings';
import { createNotices } from '../../src/ui/patterns/toast/notices';
import { createTestApi, testOrder, testWire } from './orderApi';

export interface Device {
  storage?: PortalStorage;
  printer?: PrinterAdapter | null;
  restaurantId?: string;
  /** The orders that the marketplace has. */
  statuses?: Record<string, string>;
  /** The first read of these orders waits for this. */
  firstRead?: Record<string, Promise<void>>;
}

const wire = (id: string, status: string) => ({ _id: id, order_id: id, status });

/** The tickets of a signed-in vendor, on a device whose storage and printer outlive this tab. */
export function openPrintDevice({
  storage,
  printer,
  restaurantId,
  statuses = {},
  firstRead = {},
}: Device = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const kept = storage ?? memoryStorage();
  const store = createStore();
  const slow = new Map(Object.entries(firstRead));
  const { api } = createTestApi({
    orderDetails: async ({ order_id: asked }) => {
      const id = String(asked);
      const read = slow.get(id);
      slow.delete(id);
      await read;
      return testWire(wire(id, statuses[id] ?? 'cooking'));
    },
  });
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  const cache = createQueryClient();
  session.signIn({
    token: 't1',
    vendorId: 'v1',
    restaurantId: restaurantId ?? 'r1',
    isKycCompleted: true,
  });
  store.set(storageAtom, kept);
  store.set(queryClientAtom, cache);
  store.set(servicesAtom, {
    api,
    session,
    logger: () => {},
    callbacks: { onEvent: () => {}, onError: () => {} },
  });
  store.set(notifyAtom, createNotices(Date.now).notify);
  store.set(connectionAtom, createConnection(Date.now));
  store.set(printerAtom, printer ?? null);
  const stop = connectSession(store, session);
  const view = render(
    <MemoryRouter>
      <Provider store={store}>
        <PrintCenter />
      </Provider>
    </MemoryRouter>,
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  async function show(status: 'cooking' | 'ready_to_pickup', ids: readonly string[]) {
    const key = polledKey(restaurantId ?? 'r1', status);
    const orders = ids.map((id) => testOrder(wire(id, status)));
    act(() => void cache.setQueryData(key, orders));
    await wait(1);
  }
  return {
    storage: kept,
    session,
    wait,
    /** These orders, and no others, are being prepared. */
    prepare: (...ids: readonly string[]) => show('cooking', ids),
    /** These orders, and no others, are ready. */
    ready: (...ids: readonly string[]) => show('ready_to_pickup', ids),
    async printAutomatically(isAutomatic: boolean) {
      act(() => store.set(settingsAtom, { ...store.get(settingsAtom), isAutomatic }));
      await wait(1);
    },
    async close() {
      view.unmount();
      stop();
      await wait(1);
    },
    /** The banner's count; `null` without a banner. */
    listed: () => screen.queryByText(/not printed yet/)?.textContent ?? null,
    /** Each ticket and its state. */
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
