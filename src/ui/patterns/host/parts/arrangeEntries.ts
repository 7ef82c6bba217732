import type { Report } from './report';

interface Entry {
  id: string;
}

interface Arrangement<Own extends Entry, Given extends Entry> {
  /** The prop, such as `columns.history`. */
  prop: string;
  own: readonly Own[];
  arrange: (portalEntries: readonly Own[]) => readonly Given[];
  /** Whether an entry that is not the portal's can be shown. */
  isUsable: (entry: Partial<Record<string, unknown>>) => boolean;
  report: Report;
}

/** What the host's function returns, without invalid entries; the portal's own entries if the function fails. */
export function arrangeEntries<Own extends Entry, Given extends Entry>({
  prop,
  own,
  arrange,
  isUsable,
  report,
}: Arrangement<Own, Given>): readonly (Own | Given)[] {
  const line = `${prop}: (entries) => [...entries, { id: 'rider', … }]`;
  const fail = (what: string, cause?: unknown) =>
    report(`${prop} ${what}, so it changes nothing`, 'Return a list of entries:', line, cause);
  let given: unknown;
  try {
    given = arrange(own);
  } catch (error) {
    fail('threw an error', error);
    return own;
  }
  if (!Array.isArray(given)) {
    fail('did not return a list');
    return own;
  }
  const ids = new Set<string>();
  const entries: Given[] = [];
  for (const entry of given as unknown[]) {
    const fault = faultOf(entry, own, ids, isUsable);
    if (fault) {
      report(`${prop} returned an entry that is left out: ${fault}`, 'Correct the entry:', line);
      continue;
    }
    ids.add((entry as Given).id);
    entries.push(entry as Given);
  }
  return entries;
}

function faultOf(
  entry: unknown,
  portalEntries: readonly Entry[],
  ids: ReadonlySet<string>,
  isUsable: (entry: Partial<Record<string, unknown>>) => boolean,
): string | null {
  const candidate = (entry ?? {}) as Partial<Record<string, unknown>>;
  const { id } = candidate;
  if (!isText(id)) return 'it has no id';
  const name = `"${id.slice(0, 40)}"`;
  if (ids.has(id)) return `${name} is there twice`;
  if (portalEntries.some((one) => one.id === id)) return null;
  return isUsable(candidate)
    ? null
    : `${name} is not an id of the portal, and the entry is incomplete`;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
