interface Stored {
  request: string;
  answer: Promise<unknown>;
}

/** A repeat has the key of a request with other content. */
export class OtherContent extends Error {}

/**
 * Carries out the action of an `Idempotency-Key` once. A repeat gets the answer of the first request, also while that
 * request is still running. An action that throws has changed nothing and can be repeated.
 */
export function createOnce() {
  const stored = new Map<string, Stored>();
  return function once<Answer>(
    key: string | undefined,
    request: string,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!key) return act();
    const known = stored.get(key);
    if (known && known.request !== request) throw new OtherContent();
    if (known) return known.answer as Promise<Answer>;
    const answer = act();
    stored.set(key, { request, answer });
    answer.catch(() => stored.delete(key));
    return answer;
  };
}
