import { createDeviceTable } from '../../device/deviceTable';
import { hasPictures, hasTexts } from './fields';
import type { ItemResult, Run } from './types';

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
  const table = createDeviceTable<Run>({ database, table: 'runs', isAllowed });

  async function list(): Promise<readonly Run[]> {
    const saved = (await table.list()) ?? [];
    const runs = new Map([...saved, ...unsaved.values()].map((run) => [run.id, run]));
    return [...runs.values()].toSorted((a, b) => b.startedAt - a.startedAt);
  }

  return {
    list,
    async save(run) {
      // Names, descriptions and pictures stay in memory (c29).
      const isSaved =
        !hasTexts(run) && !hasPictures(run) && (await table.put(toStored(run))) !== null;
      if (isSaved) unsaved.delete(run.id);
      else unsaved.set(run.id, run);
      return isSaved;
    },
    async prune() {
      for (const { id } of (await list()).slice(STORED_RUNS)) {
        unsaved.delete(id);
        await table.remove(id);
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
