/** Time between two signs of life of the tab that holds a lock, in ms. */
const BEAT_MS = 2_000;
/** A holder that is silent for this long is replaced, in ms. */
export const SILENT_MS = 10_000;
/** A holder whose last sign of life is older may have been replaced, in ms. */
const FRESH_MS = SILENT_MS - BEAT_MS;

/** The messages of the channel; the first two are signs of life. */
const MESSAGES = ['visible', 'hidden', 'ask'] as const;

export interface HeartbeatOptions {
  /** The name of the lock. */
  name: string;
  /** Monotonic time in ms. */
  elapsed?: (() => number) | undefined;
  isHolder(): boolean;
  /** Called for each sign of life of the holder. */
  onBeat?(isHidden: boolean): void;
  /** Called when the holder has been silent for 10 seconds, and again after each further 10 seconds. */
  onSilent(): void;
}

export interface Heartbeat {
  /** Gives a sign of life. */
  beat(): void;
  /** Requests a sign of life from the holder. */
  ask(): void;
  /** Whether the last sign of life is so recent that no other tab can have taken this one for silent. */
  isFresh(): boolean;
  close(): void;
}

/**
 * The heartbeats of the tab that holds a Web Lock: a stalled tab keeps its locks, but sends no messages (record
 * 0046). Without BroadcastChannel, no tab sends or expects a heartbeat.
 */
export function openHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { name, elapsed = () => performance.now(), isHolder, onBeat, onSilent } = options;
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${name}:life`);
  let beatAt = elapsed();
  let tickAt = elapsed();
  let silentMs = 0;

  const post = (message: (typeof MESSAGES)[number]) => channel?.postMessage(message);
  const ask = () => post('ask');

  function beat(): void {
    beatAt = elapsed();
    silentMs = 0;
    post(document.visibilityState === 'hidden' ? 'hidden' : 'visible');
  }

  function tick(): void {
    const now = elapsed();
    // A tab that was stalled itself has heard nothing in that time, so each tick adds no more than one interval.
    const passed = Math.min(now - tickAt, BEAT_MS);
    tickAt = now;
    if (isHolder()) return beat();
    silentMs += passed;
    if (silentMs > BEAT_MS) ask();
    if (silentMs < SILENT_MS) return;
    silentMs = 0;
    onSilent();
  }

  function onMessage({ data }: MessageEvent<unknown>): void {
    const message = MESSAGES.find((one) => one === data);
    // The timers of a hidden page are slow, but an answer is not.
    if (message === 'ask' && isHolder()) beat();
    if (!message || message === 'ask') return;
    silentMs = 0;
    tickAt = elapsed();
    onBeat?.(message === 'hidden');
  }

  const onVisibility = () => (isHolder() ? beat() : ask());

  if (channel) channel.onmessage = onMessage;
  document.addEventListener('visibilitychange', onVisibility);
  const timer = channel && setInterval(tick, BEAT_MS);
  ask();

  return {
    beat,
    ask,
    isFresh: () => !channel || elapsed() - beatAt <= FRESH_MS,
    close() {
      if (timer !== null) clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      channel?.close();
    },
  };
}
