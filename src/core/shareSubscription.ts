import { createEmitter } from './createEmitter';

/** Calls a listener back until the returned function is called. */
export type Subscribe = (listener: () => void) => () => void;

/** One subscription for many listeners; it ends with the last of them. */
export function shareSubscription(start: Subscribe): Subscribe {
  let stop: (() => void) | null = null;
  const { subscribe, emit } = createEmitter(() => {
    stop?.();
    stop = null;
  });
  return (listener) => {
    stop ??= start(emit);
    return subscribe(listener);
  };
}
