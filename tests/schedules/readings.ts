export interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

type Ask = (call: Call) => Promise<Answer>;

/**
 * Caches reads, because most reads of a run return the same as the last one and each needs a database query. A read
 * comes from the cache until the next change arrives, but never while a change is being processed.
 */
export function rememberReadings(ask: Ask, isChange: (call: Call) => boolean): Ask {
  let cache = new Map<string, Promise<Answer>>();
  let changing = 0;

  async function change(call: Call): Promise<Answer> {
    changing += 1;
    try {
      return await ask(call);
    } finally {
      changing -= 1;
      cache = new Map();
    }
  }

  return (call) => {
    if (isChange(call)) return change(call);
    if (changing > 0) return ask(call);
    const name = `${call.url} ${call.body}`;
    const reading = cache.get(name) ?? ask(call);
    cache.set(name, reading);
    return reading;
  };
}
