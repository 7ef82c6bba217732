import type { NativeShell } from './types';

/**
 * Gives the page a wake lock that the native app holds, because the WebView of Android has none. The portal asks for it
 * in kitchen mode. Returns a function that removes it.
 */
export function provideWakeLock(shell: NativeShell): () => void {
  if (!shell.wake || 'wakeLock' in navigator) return () => {};
  const held = new Set<EventTarget>();
  const update = () => shell.wake?.(held.size > 0);
  const request = async () => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      type: 'screen' as const,
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
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return () => {
    delete (navigator as { wakeLock?: unknown }).wakeLock;
    held.clear();
    update();
  };
}
