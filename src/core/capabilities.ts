import { atom } from 'jotai';
import type { Capability, HistoryPagesEntry } from './contracts';
import { isWire } from './format/wireValues';

/** The capabilities that the host names for its backend. @internal */
export const capabilitiesAtom = atom<readonly Capability[]>([]);

/** The limits of `history.pages`; a list that is absent means everything. @internal */
export type HistoryLimits = Omit<HistoryPagesEntry, 'name'>;

/** @internal */
export const historyLimitsAtom = atom<HistoryLimits>({});

/** Reads the prop of the host. Nothing asks for a name that is unknown, so the portal does not load the list of names. @internal */
export function readCapabilities(given: unknown) {
  const entries: readonly unknown[] = Array.isArray(given) ? given : [];
  const limited = entries.find(isHistoryEntry);
  const named = entries.filter((entry) => typeof entry === 'string') as Capability[];
  if (limited) named.push(HISTORY_PAGES);
  const limits: HistoryLimits = {
    ...(Array.isArray(limited?.sorts) && { sorts: limited.sorts }),
    ...(Array.isArray(limited?.filters) && { filters: limited.filters }),
  };
  return { named, limits };
}

const HISTORY_PAGES = 'history.pages' satisfies Capability;

/** @internal */
export function isHistoryEntry(entry: unknown): entry is HistoryPagesEntry {
  return isWire(entry) && entry.name === HISTORY_PAGES;
}

/**
 * Whether the backend has a capability. Without the capability, the portal has no control, call or text for it (X5).
 *
 * @internal
 */
export const hasCapabilityAtom = atom((get) => {
  const named = get(capabilitiesAtom);
  return (capability: Capability) => named.includes(capability);
});
