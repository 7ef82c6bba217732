import type { Diagnosis } from '../../core/api/errors';

/** What is wrong with the page round the portal, each thing told once. */
export interface Findings {
  report(found: Diagnosis): void;
  dismiss(found: Diagnosis): void;
  getShown(): readonly Diagnosis[];
  subscribe(listener: () => void): () => void;
}

export function createFindings(onError: (error: Diagnosis) => void): Findings {
  const told = new Set<string>();
  const listeners = new Set<() => void>();
  let shown: readonly Diagnosis[] = [];

  function show(next: readonly Diagnosis[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    report(found) {
      if (told.has(found.message)) return;
      told.add(found.message);
      onError(found);
      show([...shown, found]);
    },
    dismiss: (found) => show(shown.filter((one) => one !== found)),
    getShown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
