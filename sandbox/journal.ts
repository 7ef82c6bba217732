import type { EndpointName } from './endpoints.ts';
import type { Fields } from './fields.ts';

const MAX_ENTRIES = 50_000;

/** A request and its effect. Status 0 means that no complete answer was sent. */
export interface JournalEntry {
  seq: number;
  at: string;
  endpoint: EndpointName;
  method: string;
  path: string;
  status: number;
  restaurantId: string;
  phone: string;
  fields: Fields;
  /** `''` if the request had no key. */
  idempotencyKey: string;
  effective: boolean;
  before?: unknown;
  after?: unknown;
}

export interface JournalFilter {
  restaurantId?: string;
  phone?: string;
  endpoint?: string;
  sinceSeq?: number;
}

/** The record of every request, for tests. */
export interface Journal {
  open(seen: Pick<JournalEntry, 'endpoint' | 'method' | 'path'>): JournalEntry;
  read(filter: JournalFilter): JournalEntry[];
}

export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  let seq = 0;
  return {
    open(seen) {
      const who = { restaurantId: '', phone: '' };
      const blank = { status: 0, ...who, fields: {}, idempotencyKey: '', effective: false };
      const entry = { seq: ++seq, at: new Date().toISOString(), ...seen, ...blank };
      entries.push(entry);
      if (entries.length > MAX_ENTRIES) entries.shift();
      return entry;
    },
    read: (filter) => entries.filter((entry) => matches(entry, filter)),
  };
}

function matches(entry: JournalEntry, filter: JournalFilter): boolean {
  return (
    entry.seq > (filter.sinceSeq ?? 0) &&
    (!filter.restaurantId || entry.restaurantId === filter.restaurantId) &&
    (!filter.phone || entry.phone === filter.phone) &&
    (!filter.endpoint || entry.endpoint === filter.endpoint)
  );
}

/** The fields as the journal records them: for a file only its name, type and size. */
export function recordable(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, part(value)]));
}

function part(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(part);
  return value instanceof File ? { file: value.name, type: value.type, size: value.size } : value;
}
