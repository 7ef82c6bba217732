import type { StorageAdapter } from '../../core/contracts';
import type { CheckedStorage } from '../../core/session/types';
import type { ReportProblem } from './problems';

const FAILED = 'The storage cannot be used; the session lasts as long as this page';
const HINT = 'It is blocked, full, or its adapter failed. Signing in still works.';

/**
 * Makes any storage safe to use: what it throws at or does not keep lives in memory instead, and
 * is reported once.
 *
 * @internal
 */
export function guardedStorage(inner: StorageAdapter, report: ReportProblem): CheckedStorage {
  /** What the storage would not do: a value it did not keep, or `null` for one it did not drop. */
  const overlay = new Map<string, string | null>();

  function attempt<Result>(act: () => Result): { result: Result } | null {
    try {
      return { result: act() };
    } catch {
      report(FAILED, HINT);
      return null;
    }
  }

  function read(key: string): string | null {
    const value: unknown = attempt(() => inner.get(key))?.result;
    return typeof value === 'string' ? value : null;
  }

  return {
    get: (key) => overlay.get(key) ?? (overlay.has(key) ? null : read(key)),
    set(key, value) {
      overlay.delete(key);
      attempt(() => inner.set(key, value));
      if (read(key) === value) return;
      overlay.set(key, value);
      report(FAILED, HINT);
    },
    remove(key) {
      overlay.delete(key);
      attempt(() => inner.remove(key));
      if (read(key) !== null) overlay.set(key, null);
    },
    keeps: (key) => !overlay.has(key),
    subscribe: (onChange) => attempt(() => inner.subscribe?.(onChange))?.result ?? (() => {}),
  };
}
