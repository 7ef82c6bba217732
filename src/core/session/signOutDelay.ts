/** How long the stored keys stay after sign-out (specification A 9, decision c9). */
const SIGN_OUT_DELAY = 1_000;

/** Runs `onEnd` once: after the delay, when the page goes away, or when told to. @internal */
export function startSignOutDelay(onEnd: () => void): () => void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    onEnd();
  };
  const timer = setTimeout(finish, SIGN_OUT_DELAY);
  window.addEventListener('pagehide', finish);
  return finish;
}
