import { vi } from 'vitest';

/** Stubs `caches` with caches in memory; returns the URLs in each. */
export function stubCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | Request) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://market.example').href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string | Request) => entries.get(urlOf(key))?.clone(),
      async put(key: string | Request, value: Response) {
        entries.delete(urlOf(key));
        entries.set(urlOf(key), value);
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (key: Request) => entries.delete(urlOf(key)),
    };
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => all.delete(name) });
  return { urls: () => [...all].map(([name, entries]) => [name, [...entries.keys()]] as const) };
}
