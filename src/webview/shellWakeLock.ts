import type { NativeShell } from './types';

/**
 * Gives the page a wake lock that the native app holds, because the WebView of Android has none. The portal asks for it
 * in kitchen mode. As in a browser, a hidden page loses its locks, so that the app is asked again when it is shown.
 * Returns a function that removes it.
 */
export function provideWakeLock(shell: NativeShell): () => void {
  if (!shell.wake || 'wakeLock' in navigator) return () => {};
  const held = new Set<WakeLockSentinel>();
  const update = () => shell.wake?.(held.size > 0);
  const request = async () => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      type: 'screen' as const,
      onrelease: null,
      async release() {
        if (!held.delete(lock)) return;
        lock.released = true;
        update();
        lock.dispatchEvent(new Event('release'));
      },
    });
    held.add(lock);
    update();
    return lock;
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') for (const lock of held) void lock.release();
  };
  document.addEventListener('visibilitychange', onVisibility);
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    delete (navigator as { wakeLock?: unknown }).wakeLock;
    held.clear();
    update();
  };
}
