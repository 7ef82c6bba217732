import type { Clock } from '../clock/createClock';
import type { PortalStorage, Session } from '../session/types';
import { hasProofs, markInUse, ownerOf, removeOld, removeSessionData } from './vendorData';

/** Proofs of packing are looked through each hour (c111). */
const HOUR_MS = 3_600_000;

interface WatchedData {
  storage: PortalStorage;
  session: Session;
  host: string;
  clock: Pick<Clock, 'deviceTime' | 'onWakeUp'>;
}

/** Removes device data at the end of its lifetime (c29); returns a function that stops the removal. */
export function watchDeviceData({ storage, session, host, clock }: WatchedData): () => void {
  const readOwner = () => ownerOf(host, session.getState());
  let owner = readOwner();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    if (owner) markInUse(storage, owner, clock.deviceTime());
  }

  function sweep(): void {
    clearTimeout(timer);
    const dueIn = removeOld(storage, clock.deviceTime());
    if (dueIn !== null) timer = setTimeout(update, Math.min(dueIn, HOUR_MS));
    if (hasProofs(storage)) {
      import('../orders/proof/removeOldProofs')
        .then((code) => code.removeOldProofs(storage, clock.deviceTime(), owner))
        .catch(() => {});
    }
  }

  /** Data of the current session is not removed, however old it is. */
  function update(): void {
    mark();
    sweep();
  }

  function onSession(): void {
    const next = readOwner();
    if (next === owner) return;
    if (owner) removeSessionData(storage, owner);
    mark();
    owner = next;
    sweep();
  }

  update();
  const stop = session.subscribe(onSession);
  // Timers do not run while the device sleeps.
  const stopClock = clock.onWakeUp(update);
  // After this event, the page may not run any more code.
  document.addEventListener('visibilitychange', mark);
  window.addEventListener('pagehide', mark);
  return () => {
    stop();
    stopClock();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', mark);
    window.removeEventListener('pagehide', mark);
  };
}
