import { aborted } from './aborted';

/**
 * Runs `work`. Rejects after `ms` milliseconds or when `signal` aborts, even if `work` ignores its signal. `work`
 * starts in the same task, so it can call APIs that require a click.
 */
export async function within<Result>(
  signal: AbortSignal | undefined,
  ms: number,
  work: (limited: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal?.reason);
  const timer = setTimeout(() => limit.abort(new DOMException('Deadline', 'TimeoutError')), ms);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await Promise.race([work(limit.signal), aborted(limit.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
