import { useEffect, useState } from 'react';

/** `missing`: the browser has no wake lock, or the page is not served over https. */
export type WakeState = 'waiting' | 'awake' | 'missing' | 'refused';

/** Keeps the screen on while mounted. Browsers release the lock of a hidden page, so the lock is requested again. */
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
        // The system may release the lock, for example when the battery is low.
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
    document.addEventListener('visibilitychange', onChange);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', onChange);
      document.removeEventListener('fullscreenchange', onChange);
      void lock?.release().catch(() => {});
    };
  }, []);
  return state;
}

function findWakeLock(): WakeLock | undefined {
  return (navigator as Partial<Navigator>).wakeLock;
}
