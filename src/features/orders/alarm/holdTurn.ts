/**
 * Gets its turn when no other tab has it, and keeps it until it is given back. Without Web Locks
 * every tab has its turn: two sounds are better than none.
 */
export function holdTurn(name: string, onTurn: () => void): () => void {
  const { locks } = navigator as { locks?: LockManager };
  const ended = new AbortController();
  let giveBack = () => {};
  if (!locks) {
    onTurn();
    return () => {};
  }
  const kept = () =>
    new Promise<void>((resolve) => {
      giveBack = resolve;
      if (ended.signal.aborted) resolve();
      else onTurn();
    });
  locks.request(name, { signal: ended.signal }, kept).catch(() => {
    // A page that may not use locks.
    if (!ended.signal.aborted) onTurn();
  });
  return () => {
    ended.abort();
    giveBack();
  };
}
