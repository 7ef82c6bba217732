import { ApiRefusal } from '../../api/errors';
import type { Clock } from '../../clock/createClock';
import { isTooOld, type ProofSource, type StoredProof } from './proofStore';

/** The pauses before a proof is sent again, in ms. */
const PAUSES = [5_000, 15_000, 45_000, 120_000, 300_000, 600_000] as const;
/** The longest pause that the backend can ask for, in ms. */
const LONGEST_MS = 30 * 60_000;
/** How long the sender waits for a proof of another tab that told it nothing, in ms. */
const IDLE_MS = 60_000;
/** A list that is empty counts only if it still is after this time: another tab may be storing a proof, in ms. */
const SURE_MS = 4_000;
/** With these statuses the order can have no proof. */
const GONE: readonly number[] = [404, 409];

/** Why a proof is not sent any more. */
export type ProofLoss = 'old' | 'gone';

export interface ProofSenderOptions {
  source: ProofSource;
  clock: Pick<Clock, 'elapsed' | 'deviceTime'>;
  /** @param isRepeated - whether an earlier call has failed, which was reported */
  send(proof: StoredProof, call: { signal: AbortSignal; isRepeated: boolean }): Promise<unknown>;
  /** Whether the proof has to wait for the status of its order. */
  isHeld(proof: StoredProof): boolean;
  onSent(proof: StoredProof): void;
  onLost(proof: StoredProof, why: ProofLoss): void;
  /** Called after each look at the proofs, with those whose last call has failed. */
  onCount(count: number, stuck: number): void;
}

export interface ProofSender {
  /** Sends the proofs one after the other, until the signal aborts. Never rejects. */
  run(signal: AbortSignal): Promise<void>;
  /** Looks for new proofs now. */
  wake(): void;
  /** Sends all proofs again now. */
  retry(): void;
}

interface Attempt {
  failures: number;
  /** On the monotonic clock. */
  nextAt: number;
}

/** Sends stored proofs until the backend has them, they are too old, or their order is gone (c111, c112). */
export function createProofSender(options: ProofSenderOptions): ProofSender {
  const { source, clock, send, isHeld, onSent, onLost, onCount } = options;
  const attempts = new Map<string, Attempt>();
  /** The proofs that the backend has, in case the device does not remove one. */
  const sent = new Set<string>();
  let isWoken = false;
  let endPause = () => {};
  let isEmpty = false;

  function wake(): void {
    isWoken = true;
    endPause();
  }

  async function pause(ms: number, signal: AbortSignal): Promise<void> {
    if (isWoken || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', endPause, { once: true });
    });
    signal.removeEventListener('abort', endPause);
    endPause = () => {};
  }

  function count(proofs: readonly StoredProof[]): void {
    const stuck = proofs.filter(({ id }) => (attempts.get(id)?.failures ?? 0) > 0).length;
    onCount(proofs.length, stuck);
  }

  async function lose(proof: StoredProof, why: ProofLoss): Promise<void> {
    await source.remove(proof.id);
    attempts.delete(proof.id);
    onLost(proof, why);
  }

  async function attempt(proof: StoredProof, signal: AbortSignal): Promise<void> {
    const { id } = proof;
    const failures = attempts.get(id)?.failures ?? 0;
    try {
      await send(proof, { signal, isRepeated: failures > 0 });
      sent.add(id);
      attempts.delete(id);
      await source.remove(id);
      onSent(proof);
    } catch (failure) {
      if (signal.aborted) return;
      if (isGone(failure)) return lose(proof, 'gone');
      const wait = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? IDLE_MS;
      const wanted = failure instanceof ApiRefusal ? (failure.retryAfterMs ?? 0) : 0;
      const nextAt = clock.elapsed() + Math.max(wait, Math.min(wanted, LONGEST_MS));
      attempts.set(id, { failures: failures + 1, nextAt });
    }
  }

  /** Sends the next proof that is due; returns how long to wait until the next one, in ms. */
  async function sendNext(signal: AbortSignal): Promise<number> {
    const stored = await source.list();
    if (signal.aborted) return 0;
    if (!stored) return SURE_MS;
    const listed = stored.filter(({ id }) => !sent.has(id));
    const wasEmpty = isEmpty;
    isEmpty = listed.length === 0;
    if (isEmpty && !wasEmpty) return SURE_MS;
    count(listed);
    const old = listed.find((proof) => isTooOld(proof, clock.deviceTime()));
    if (old) {
      await lose(old, 'old');
      return 0;
    }
    const waiting = listed.filter((proof) => !isHeld(proof));
    const waitOf = ({ id }: StoredProof) => (attempts.get(id)?.nextAt ?? 0) - clock.elapsed();
    const [next] = waiting.toSorted((a, b) => waitOf(a) - waitOf(b) || a.storedAt - b.storedAt);
    if (!next) return IDLE_MS;
    const wait = waitOf(next);
    if (wait > 0) return Math.min(wait, IDLE_MS);
    await attempt(next, signal);
    return 0;
  }

  return {
    async run(signal) {
      while (!signal.aborted) {
        isWoken = false;
        const ms = await sendNext(signal);
        if (ms > 0) await pause(ms, signal);
      }
    },
    wake,
    retry() {
      for (const [id, { failures }] of attempts) attempts.set(id, { failures, nextAt: 0 });
      wake();
    },
  };
}

/** A page of a gateway or of a public Wi-Fi has no message of the backend. */
function isGone(failure: unknown): boolean {
  return (
    failure instanceof ApiRefusal && GONE.includes(failure.status) && failure.serverMessage !== ''
  );
}
