/**
 * Manages the listeners of one event. The same function can subscribe twice; `onEmpty` runs when the last listener is
 * removed.
 */
export function createEmitter<Args extends unknown[] = []>(onEmpty?: () => void) {
  type Listener = (...args: Args) => void;
  const listeners = new Set<Listener>();
  return {
    subscribe(listener: Listener): () => void {
      const entry: Listener = (...args) => listener(...args);
      listeners.add(entry);
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) onEmpty?.();
      };
    },
    emit(...args: Args): void {
      for (const listener of listeners) listener(...args);
    },
  };
}
