import type { StorageAdapter } from '../../core/contracts';
import { kindOf } from '../../core/session/sessionKeys';
import type { CheckedStorage } from '../../core/session/types';
import type { ReportProblem } from './problems';

const FAILED = 'The storage cannot be used; the session ends when this page closes';
const HINT = 'It is blocked, full, or its adapter failed. Signing in still works.';

/** Falls back to memory when the storage fails, and reports the failure once. */
export function guardedStorage(inner: StorageAdapter, report: ReportProblem): CheckedStorage {
  /** Values that the storage did not save; `null` for a key that it did not remove. */
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
    const value: unknown = attempt(() => inner.get(key, kindOf(key)))?.result;
    return typeof value === 'string' ? value : null;
  }

  return {
    get: (key) => overlay.get(key) ?? (overlay.has(key) ? null : read(key)),
    set(key, value) {
      overlay.delete(key);
      attempt(() => inner.set(key, value, kindOf(key)));
      if (read(key) === value) return;
      overlay.set(key, value);
      report(FAILED, HINT);
    },
    remove(key) {
      overlay.delete(key);
      attempt(() => inner.remove(key, kindOf(key)));
      if (read(key) !== null) overlay.set(key, null);
    },
    keeps: (key) => !overlay.has(key),
    subscribe: (onChange) => attempt(() => inner.subscribe?.(onChange))?.result ?? (() => {}),
  };
}
