/**
 * Runs `work` with a signal that aborts when `signal` does or after `ms`, whichever is first, and
 * leaves no timer or listener behind.
 */
export async function withDeadline<Result>(
  signal: AbortSignal,
  ms: number,
  work: (limited: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal.reason);
  const timer = setTimeout(() => limit.abort(new DOMException('Deadline', 'TimeoutError')), ms);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
