import { within } from '../async/within';

/** A browser can leave a request unanswered; the caller then continues in memory. */
const LIMIT_MS = 3_000;

/** Rows on this device, in IndexedDB. Never rejects: each answer is `null` if that is not possible. */
export interface DeviceTable<Row extends { id: string }> {
  list(): Promise<readonly Row[] | null>;
  put(row: Row): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

export function createDeviceTable<Row extends { id: string }>(options: {
  database: string;
  table: string;
  isAllowed(): boolean;
}): DeviceTable<Row> {
  const { database, table, isAllowed } = options;
  let last: Promise<unknown> = Promise.resolve();

  /** One request after the other, so that an older state never replaces a newer one. */
  function request<Result>(
    mode: IDBTransactionMode,
    ask: (rows: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null> {
    const next = last.then(() =>
      isAllowed()
        ? within(undefined, LIMIT_MS, () => transact({ database, table, mode }, ask)).catch(
            () => null,
          )
        : null,
    );
    last = next;
    return next;
  }

  return {
    list: () => request<Row[]>('readonly', (rows) => rows.getAll()),
    put: (row) => request('readwrite', (rows) => rows.put(row)),
    remove: (id) => request('readwrite', (rows) => rows.delete(id)),
  };
}

interface Place {
  database: string;
  table: string;
  mode: IDBTransactionMode;
}

async function transact<Result>(
  { database, table, mode }: Place,
  ask: (rows: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open(database, table);
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = opened.transaction(table, mode);
      const request = ask(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      // A full storage aborts the transaction.
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // An open database cannot be deleted.
    opened.close();
  }
}

function open(database: string, table: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
