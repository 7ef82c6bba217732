const WATCHED = Symbol.for('vendor-portal.history-watchers');

interface WatchedHistory extends History {
  [WATCHED]?: { watchers: Set<() => void>; restore: () => void };
}

/**
 * Calls back on every change of the address, whoever made it: Back and Forward by `popstate`, a
 * router's push or replace by the Navigation API, or where that is missing by a patch of
 * pushState and replaceState that the last watcher takes off again.
 */
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
  // Of Back and Forward `popstate` tells, once the portal's guard has seen to it.
  const onEntry = (event: Event) => {
    if ((event as { navigationType?: string }).navigationType !== 'traverse') onChange();
  };
  navigation.addEventListener('currententrychange', onEntry);
  return () => navigation.removeEventListener('currententrychange', onEntry);
}

// The registry sits on the page's history object, not in this module: two copies of the package
// on one page share a single patch.
function patchHistory(history: WatchedHistory, onChange: () => void): () => void {
  const watched = history[WATCHED] ?? installPatch(history);
  watched.watchers.add(onChange);
  return () => {
    watched.watchers.delete(onChange);
    if (watched.watchers.size === 0) watched.restore();
  };
}

function installPatch(history: WatchedHistory) {
  const watchers = new Set<() => void>();
  const restores = (['pushState', 'replaceState'] as const).map((name) =>
    wrap(history, name, () => {
      for (const watcher of watchers) watcher();
    }),
  );
  const restore = () => {
    for (const undo of restores) undo();
    delete history[WATCHED];
  };
  history[WATCHED] = { watchers, restore };
  return history[WATCHED];
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
    // Somebody patched it after us: taking ours off would take theirs off too.
    if (history[name] !== patched) return;
    if (before) Object.defineProperty(history, name, before);
    else Reflect.deleteProperty(history, name);
  };
}
