import type { Diagnosis } from '../../core/api/errors';
import { createEmitter } from '../../core/createEmitter';

/** Configuration errors of the host page; each is reported once. */
export interface Findings {
  report(found: Diagnosis): void;
  dismiss(found: Diagnosis): void;
  getShown(): readonly Diagnosis[];
  subscribe(listener: () => void): () => void;
}

export function createFindings(onError: (error: Diagnosis) => void): Findings {
  const reported = new Set<string>();
  const { subscribe, emit } = createEmitter();
  let shown: readonly Diagnosis[] = [];

  function show(next: readonly Diagnosis[]): void {
    shown = next;
    emit();
  }

  return {
    report(found) {
      if (reported.has(found.message)) return;
      reported.add(found.message);
      onError(found);
      show([...shown, found]);
    },
    dismiss: (found) => show(shown.filter((one) => one !== found)),
    getShown: () => shown,
    subscribe,
  };
}
