import { useEffect, useState } from 'react';

/** `missing`: the browser has no wake lock, or the page is not served over https. */
export type WakeState = 'waiting' | 'awake' | 'missing' | 'refused';

/**
 * Keeps the screen on while mounted. Browsers release the lock of a hidden page, and systems that of a visible one, for
 * example to save power. So it is requested again when the page is shown, at the next tap or key, and when charging
 * starts.
 */
export function useWakeLock(): WakeState {
  const [state, setState] = useState<WakeState>(() => (findWakeLock() ? 'waiting' : 'missing'));
  useEffect(() => {
    const wakeLock = findWakeLock();
    if (!wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let isTaking = false;
    let isUnmounted = false;

    async function take(locks: WakeLock): Promise<void> {
      if (isTaking || document.visibilityState === 'hidden' || lock?.released === false) return;
      isTaking = true;
      try {
        lock = await locks.request('screen');
        if (isUnmounted) return void lock.release();
        const onRelease = () => document.visibilityState === 'visible' && setState('refused');
        lock.addEventListener('release', onRelease, { once: true });
        setState('awake');
      } catch {
        setState('refused');
      } finally {
        isTaking = false;
      }
    }

    const onChange = () => void take(wakeLock);
    onChange();
    const ended = new AbortController();
    const { signal } = ended;
    for (const event of ['visibilitychange', 'fullscreenchange', 'pointerdown', 'keydown']) {
      document.addEventListener(event, onChange, { capture: true, signal });
    }
    void findBattery().then((battery) =>
      battery?.addEventListener('chargingchange', onChange, { signal }),
    );
    return () => {
      isUnmounted = true;
      ended.abort();
      void lock?.release().catch(() => {});
    };
  }, []);
  return state;
}

/** Only some browsers tell whether the device is charging. */
async function findBattery(): Promise<EventTarget | undefined> {
  const { getBattery } = navigator as { getBattery?: () => Promise<EventTarget> };
  return getBattery?.call(navigator).catch(() => undefined);
}

function findWakeLock(): WakeLock | undefined {
  return (navigator as Partial<Navigator>).wakeLock;
}
