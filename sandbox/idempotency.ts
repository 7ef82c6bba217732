import { type Answer, denied, Refusal } from './calls.ts';
import type { EndpointName } from './endpoints.ts';
import type { Fields } from './fields.ts';
import { recordable } from './journal.ts';

const KEPT_MS = 24 * 60 * 60_000;

export interface KeyedCall {
  endpoint: EndpointName;
  /** The vendor, or before sign-in the phone: keys of others are never looked at. */
  who: string;
  key: string;
  fields: Fields;
}

/** Carries out once what arrives several times with one `Idempotency-Key`. */
export interface IdempotencyKeys {
  /** The result of the first call with this key; a copy waits for it while it is carried out. */
  once(call: KeyedCall, run: () => Promise<Answer>): Promise<Answer>;
}

interface Kept {
  at: number;
  sent: string;
  result: Promise<Answer>;
}

export function createIdempotencyKeys(now: () => number): IdempotencyKeys {
  const kept = new Map<string, Kept>();

  function forgetOld(): void {
    for (const [id, { at }] of kept) {
      if (now() - at < KEPT_MS) return;
      kept.delete(id);
    }
  }

  return {
    async once({ endpoint, who, key, fields }, run) {
      forgetOld();
      const id = JSON.stringify([endpoint, who, key]);
      const sent = JSON.stringify(recordable(fields));
      const first = kept.get(id);
      if (first && first.sent !== sent) throw denied(422, 'This key was used for another request.');
      if (first) return first.result;
      const result = run();
      kept.set(id, { at: now(), sent, result });
      try {
        return await result;
      } catch (error) {
        // A refusal is a result; after a failure the next copy tries again.
        if (!(error instanceof Refusal)) kept.delete(id);
        throw error;
      }
    },
  };
}
