import { vi } from 'vitest';
import type { PortalStorage } from '../../src/core/session/types';
import { inTab } from './testTabs.ts';

type Row = { id: string };

/** How long a browser takes to tell another tab of a change, in ms. */
const TOLD_AFTER_MS = 5;

/** The storage and the databases that the tabs of a browser share. Call it after the timers are stubbed. */
export function stubSharedDevice() {
  const texts = new Map<string, string>();
  const listeners = new Map<object, Set<(key: string) => void>>();
  const databases = new Map<string, Map<string, Row>>();
  const rowsOf = (database: string) => {
    const rows = databases.get(database) ?? new Map<string, Row>();
    databases.set(database, rows);
    return rows;
  };
  vi.stubGlobal('indexedDB', {
    open(database: string) {
      const request: Record<string, unknown> = {};
      queueMicrotask(() => {
        request.result = {
          close() {},
          transaction: () => transactionOn(rowsOf(database)),
        };
        (request.onsuccess as () => void)();
      });
      return request;
    },
    deleteDatabase: (database: string) => void databases.delete(database),
  });

  /** The storage of one tab. */
  function openStorage(): PortalStorage {
    const tab = {};
    const own = new Set<(key: string) => void>();
    listeners.set(tab, own);
    const tell = (key: string) => {
      for (const [other, heard] of listeners) {
        if (other !== tab)
          for (const listener of heard) setTimeout(() => listener(key), TOLD_AFTER_MS);
      }
    };
    return {
      get: (key) => texts.get(key) ?? null,
      set(key, text) {
        texts.set(key, text);
        tell(key);
      },
      remove(key) {
        texts.delete(key);
        tell(key);
      },
      lasts: () => true,
      subscribe(listener) {
        const heard = (key: string) => inTab(() => listener(key))();
        own.add(heard);
        return () => void own.delete(heard);
      },
    };
  }

  return { openStorage, rows: () => [...databases.values()].flatMap((rows) => [...rows.values()]) };
}

function transactionOn(rows: Map<string, Row>) {
  const transaction: Record<string, unknown> = {};
  const answer = (result: unknown) => {
    queueMicrotask(() => (transaction.oncomplete as () => void)());
    return { result };
  };
  return Object.assign(transaction, {
    objectStore: () => ({
      getAll: () => answer(structuredClone([...rows.values()])),
      put(row: Row) {
        rows.set(row.id, structuredClone(row));
        return answer(row.id);
      },
      delete: (id: string) => answer(void rows.delete(id)),
    }),
  });
}
