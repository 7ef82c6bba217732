/** Lets the browser handle input and paint. It uses no timer, because a hidden tab delays timers by a second. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Lets the browser do everything else first: input, paint, responses, and renders of React, which use several tasks. */
export async function yieldToBackground(): Promise<void> {
  // Safari has no scheduler, but an element of the page may have this id.
  if (typeof globalThis.scheduler?.postTask !== 'function') return yieldToMain();
  await scheduler.postTask(() => {}, { priority: 'background' });
}
