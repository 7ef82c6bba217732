import { within } from '../../async/within';
import { hasPictures, hasTexts } from './fields';
import type { ItemResult, Run } from './types';

/** A browser can leave a request unanswered; the run then continues in memory. */
const LIMIT_MS = 3_000;
const TABLE = 'runs';
/** The number of runs that are stored, which can be rolled back. */
const STORED_RUNS = 3;

/** The runs of one vendor on this device, in IndexedDB, or in memory if that is not possible. Never rejects. */
export interface RunStore {
  /** The runs, the newest first. */
  list(): Promise<readonly Run[]>;
  /** Resolves to whether the run is on the device. */
  save(run: Run): Promise<boolean>;
  /** Removes all but the last runs. */
  prune(): Promise<void>;
}

export function createRunStore(database: string, isAllowed: () => boolean): RunStore {
  const unsaved = new Map<string, Run>();
  let last: Promise<unknown> = Promise.resolve();

  /** One request after the other, so that an older state never replaces a newer one. */
  function request<Result>(
    mode: IDBTransactionMode,
    ask: (table: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null> {
    const next = last.then(() =>
      isAllowed()
        ? within(undefined, LIMIT_MS, () => transact(database, mode, ask)).catch(() => null)
        : null,
    );
    last = next;
    return next;
  }

  async function list(): Promise<readonly Run[]> {
    const saved = (await request('readonly', (table) => table.getAll())) ?? [];
    const runs = new Map([...saved, ...unsaved.values()].map((run: Run) => [run.id, run]));
    return [...runs.values()].toSorted((a, b) => b.startedAt - a.startedAt);
  }

  return {
    list,
    async save(run) {
      // Names, descriptions and pictures stay in memory (c29).
      const isSaved =
        !hasTexts(run) &&
        !hasPictures(run) &&
        (await request('readwrite', (table) => table.put(toStored(run)))) !== null;
      if (isSaved) unsaved.delete(run.id);
      else unsaved.set(run.id, run);
      return isSaved;
    },
    async prune() {
      for (const { id } of (await list()).slice(STORED_RUNS)) {
        unsaved.delete(id);
        await request('readwrite', (table) => table.delete(id));
      }
    },
  };
}

/** Messages of the server are not stored (c29). */
function toStored(run: Run): Run {
  const bare = (result: ItemResult): ItemResult =>
    result.isDone ? result : { ...result, reason: '' };
  return { ...run, results: new Map([...run.results].map(([id, result]) => [id, bare(result)])) };
}

async function transact<Result>(
  database: string,
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open(database);
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = opened.transaction(TABLE, mode);
      const request = ask(transaction.objectStore(TABLE));
      transaction.oncomplete = () => resolve(request.result);
      // A full storage aborts the transaction.
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // An open database cannot be deleted.
    opened.close();
  }
}

function open(database: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
