/** Waits until messages between portals have arrived. */
export function delivered() {
  return new Promise((resolve) => {
    const echo = new BroadcastChannel('echo');
    const last = new BroadcastChannel('echo');
    last.onmessage = () => {
      echo.close();
      last.close();
      resolve(null);
    };
    echo.postMessage(null);
  });
}
