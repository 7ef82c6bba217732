import { aborted } from '../async/aborted';
import { withWebLock } from '../async/withWebLock';
import { openHeartbeat } from './heartbeat';

/** Who does the job: this tab, another one, or none that responds. */
export type Lead = 'here' | 'elsewhere' | 'none';

export interface LeaderOptions {
  /** The name of the job and of its Web Lock. */
  name: string;
  /** Monotonic time in ms. */
  elapsed?: () => number;
  /** Whether this tab could do the job now, so that it may replace the leader. */
  canTakeOver(): boolean | Promise<boolean>;
  /** `isTakeover`: whether another tab led until now, and may not know yet that it is replaced. */
  onChange(lead: Lead, isTakeover: boolean): void;
}

export interface Leader {
  /** Requests the lead. It may call `onChange` before it returns. */
  start(): void;
  /** Whether this tab leads. Ask directly before each action: a tab that was stalled may have been replaced. */
  isLeading(): boolean;
  stop(): void;
}

/** Whether the tabs of this browser can agree on a leader and notice that it is stalled. */
export function canTabsAgree(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
}

/**
 * Chooses the tab that does a job for all tabs: the one that holds a Web Lock. A visible tab replaces a hidden leader,
 * and any tab replaces one that was silent for 10 seconds (record 0046). Without Web Locks every tab leads; without
 * BroadcastChannel no leader is replaced.
 */
export function createLeader(options: LeaderOptions): Leader {
  const { name, elapsed, canTakeOver, onChange } = options;
  /** The request for the lock, until it is cancelled or the lock is lost. */
  let claim: AbortController | null = null;
  let isHeld = false;
  let lead: Lead = 'elsewhere';
  let isLeaderHidden = false;

  function show(next: Lead, isTakeover = false): void {
    if (lead === next) return;
    lead = next;
    onChange(next, isTakeover);
  }

  function request({ isTakeover = false } = {}): void {
    claim?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    claim = controller;
    isHeld = false;
    const hold = async () => {
      signal.throwIfAborted();
      isHeld = true;
      heartbeat.beat();
      show('here', isTakeover);
      await aborted(signal);
    };
    const held = isTakeover
      ? navigator.locks.request(name, { steal: true }, hold)
      : withWebLock(name, { signal }, hold);
    held.catch(() => {
      // Another tab has taken the lock.
      if (claim === controller) giveUp();
    });
  }

  /** Goes to the end of the queue. If no other tab waits, this one leads again at once. */
  function giveUp(): void {
    isHeld = false;
    show('elsewhere');
    request();
  }

  function isLeading(): boolean {
    if (isHeld && !heartbeat.isFresh()) giveUp();
    return isHeld;
  }

  /** The leader may be back, or visible again, when this tab knows whether it can take over. */
  async function takeOver(isReplaceable: () => boolean): Promise<void> {
    const isAble = await canTakeOver();
    if (!isAble || !isReplaceable() || !claim || isHeld || !('locks' in navigator)) return;
    request({ isTakeover: true });
  }

  const heartbeat = openHeartbeat({
    name,
    elapsed,
    isHolder: isLeading,
    onBeat(isHidden) {
      isLeaderHidden = isHidden;
      if (isHeld) return;
      show('elsewhere');
      const isReplaceable = () => isLeaderHidden && document.visibilityState === 'visible';
      if (isReplaceable()) void takeOver(isReplaceable);
    },
    onSilent() {
      show('none');
      void takeOver(() => lead === 'none');
    },
  });

  return {
    start: () => request(),
    isLeading,
    stop() {
      claim?.abort();
      claim = null;
      isHeld = false;
      heartbeat.close();
    },
  };
}
