/** Replaces `AbortSignal.any`, which the oldest supported browsers do not have. */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const ended = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) ended.abort(signal.reason);
    const options = { once: true, signal: ended.signal };
    signal?.addEventListener('abort', () => ended.abort(signal.reason), options);
  }
  return ended.signal;
}
