import { vi } from 'vitest';
import { createClock } from '../../src/core/clock/createClock';

/** A device with its own clock, for tests with fake timers. The fake time is that of the server. */
export function createDevice({ aheadMs = 0 } = {}) {
  let ahead = aheadMs;
  let counted = 0;
  const clock = createClock({
    deviceTime: () => Date.now() + ahead,
    elapsed: () => performance.now() + counted,
  });
  return {
    clock,
    /** Sets the clock of the device forward or back. */
    setClock: (byMs: number) => void (ahead += byMs),
    /**
     * Lets the device sleep. Timers stop. Monotonic time stops too, unless `isElapsedCounted` is set, as in some
     * browsers.
     */
    sleep(ms: number, isElapsedCounted = false) {
      vi.setSystemTime(Date.now() + ms);
      if (isElapsedCounted) counted += ms;
    },
  };
}
