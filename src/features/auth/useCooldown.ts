import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Whole seconds until something may be done again; `restart` begins anew. */
export function useCooldown(durationMs: number) {
  const [{ startedAt, now }, setTimes] = useState(begin);
  const leftMs = Math.min(durationMs, Math.max(0, startedAt + durationMs - now));
  const isRunning = leftMs > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setTimes((times) => ({ ...times, now: Date.now() }));
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [isRunning, startedAt]);
  return { secondsLeft: Math.ceil(leftMs / SECOND), restart: () => setTimes(begin()) };
}

function begin() {
  const now = Date.now();
  return { startedAt: now, now };
}
