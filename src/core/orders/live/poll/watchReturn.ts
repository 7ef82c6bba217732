const RETURN_EVENTS = ['focus', 'online', 'pageshow'] as const;

/** Calls `onReturn` when the page becomes visible, focused or online, and `onLeave` when it is hidden. */
export function watchReturn({
  onReturn,
  onLeave,
}: {
  onReturn(): void;
  onLeave(): void;
}): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  document.addEventListener('visibilitychange', onVisibility);
  for (const name of RETURN_EVENTS) window.addEventListener(name, onReturn);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    for (const name of RETURN_EVENTS) window.removeEventListener(name, onReturn);
  };
}
