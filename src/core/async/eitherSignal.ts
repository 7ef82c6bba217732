/** A signal that aborts with the first of these. `AbortSignal.any` is younger than our browsers. */
export function eitherSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const ended = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) ended.abort(signal.reason);
    const options = { once: true, signal: ended.signal };
    signal.addEventListener('abort', () => ended.abort(signal.reason), options);
  }
  return ended.signal;
}
