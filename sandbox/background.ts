/** Lets Node.js exit while the timer runs. In a browser, a timer never keeps anything open. */
export function inBackground<Timer>(timer: Timer): Timer {
  (timer as { unref?(): unknown }).unref?.();
  return timer;
}
