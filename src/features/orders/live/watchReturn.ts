interface Watched {
  /** The page is looked at again, or the connection is back. */
  onReturn(): void;
  /** Nobody sees the page any more. */
  onLeave(): void;
}

/** Follows whether somebody looks at the page; returns how to stop. */
export function watchReturn({ onReturn, onLeave }: Watched): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  document.addEventListener('visibilitychange', onVisibility);
  for (const name of RETURNS) window.addEventListener(name, onReturn);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    for (const name of RETURNS) window.removeEventListener(name, onReturn);
  };
}

const RETURNS = ['focus', 'online', 'pageshow'] as const;
