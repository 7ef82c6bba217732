import type { Diagnosis } from '../../core/api/errors';
import { createEmitter } from '../../core/createEmitter';

/** Configuration errors of the host page; each is reported once. */
export interface Findings {
  report(finding: Diagnosis): void;
  dismiss(finding: Diagnosis): void;
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
    report(finding) {
      if (reported.has(finding.message)) return;
      reported.add(finding.message);
      onError(finding);
      show([...shown, finding]);
    },
    dismiss: (finding) => show(shown.filter((one) => one !== finding)),
    getShown: () => shown,
    subscribe,
  };
}
