/**
 * Resolves in a task of its own, so that input and painting come in between. A timer would be
 * slowed down to one a second in a hidden tab.
 *
 * @internal
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
