import { createEmitter } from '../../core/createEmitter';

const WATCHED = Symbol.for('vendor-portal.history-watchers');

interface WatchedHistory extends History {
  [WATCHED]?: (onChange: () => void) => () => void;
}

/** Reports every URL change; without the Navigation API it patches the history methods. */
export function watchUrl(page: Window, onChange: () => void): () => void {
  page.addEventListener('popstate', onChange);
  const { navigation } = page as { navigation?: EventTarget };
  const stop = navigation ? listenTo(navigation, onChange) : patchHistory(page.history, onChange);
  return () => {
    page.removeEventListener('popstate', onChange);
    stop();
  };
}

function listenTo(navigation: EventTarget, onChange: () => void): () => void {
  // For Back and Forward, wait for popstate: the guard has handled them by then.
  const onEntry = (event: Event) => {
    if ((event as { navigationType?: string }).navigationType !== 'traverse') onChange();
  };
  navigation.addEventListener('currententrychange', onEntry);
  return () => navigation.removeEventListener('currententrychange', onEntry);
}

// Stored on the history object, so that two copies of the package share one patch.
function patchHistory(history: WatchedHistory, onChange: () => void): () => void {
  history[WATCHED] ??= installPatch(history);
  return history[WATCHED](onChange);
}

function installPatch(history: WatchedHistory) {
  const { subscribe, emit } = createEmitter(() => {
    for (const undo of restores) undo();
    delete history[WATCHED];
  });
  const restores = (['pushState', 'replaceState'] as const).map((name) =>
    wrap(history, name, emit),
  );
  return subscribe;
}

function wrap(history: History, name: 'pushState' | 'replaceState', onCall: () => void) {
  const before = Object.getOwnPropertyDescriptor(history, name);
  const original = history[name];
  const patched: History['pushState'] = function patched(this: History, ...args) {
    original.apply(this, args);
    onCall();
  };
  history[name] = patched;
  return () => {
    // Another script has patched the method since; restoring the original would remove that patch.
    if (history[name] !== patched) return;
    if (before) Object.defineProperty(history, name, before);
    else Reflect.deleteProperty(history, name);
  };
}
