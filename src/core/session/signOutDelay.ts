/** Milliseconds until sign-out removes the keys (A9, c9). */
const SIGN_OUT_DELAY = 1_000;

/** Runs `onEnd` once: after the delay, on `pagehide`, or when the returned function is called. */
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
