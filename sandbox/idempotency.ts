import { type Answer, denied, Refusal } from './answers.ts';
import type { EndpointName } from './endpoints.ts';
import type { Fields } from './fields.ts';
import { recordable } from './journal.ts';

const KEY_LIFE_MS = 24 * 60 * 60_000;

export interface KeyedCall {
  endpoint: EndpointName;
  /** The owner of the key: the vendor, or the phone number before sign-in. */
  who: string;
  key: string;
  fields: Fields;
}

/** Runs requests with the same `Idempotency-Key` once. */
export interface IdempotencyKeys {
  /** Returns the result of the first request with this key, even to copies that arrive while it runs. */
  once(call: KeyedCall, run: () => Promise<Answer | Response>): Promise<Answer | Response>;
}

interface StoredResult {
  at: number;
  sent: string;
  result: Promise<Answer | Response>;
}

export function createIdempotencyKeys(now: () => number): IdempotencyKeys {
  const results = new Map<string, StoredResult>();

  function dropExpired(): void {
    for (const [id, { at }] of results) {
      if (now() - at < KEY_LIFE_MS) return;
      results.delete(id);
    }
  }

  return {
    async once({ endpoint, who, key, fields }, run) {
      dropExpired();
      const id = JSON.stringify([endpoint, who, key]);
      const sent = JSON.stringify(recordable(fields));
      const first = results.get(id);
      if (first && first.sent !== sent) throw denied(422, 'This key was used for another request.');
      if (first) return first.result;
      const result = run();
      results.set(id, { at: now(), sent, result });
      try {
        return await result;
      } catch (error) {
        // A refusal is a result and is kept. After a failure, the next copy is run.
        if (!(error instanceof Refusal)) results.delete(id);
        throw error;
      }
    },
  };
}
