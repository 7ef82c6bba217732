import { atom } from 'jotai';
import { list, record, toText } from '../../format/wireValues';
import { parseStored } from '../../state/parseStored';
import { storedAtom } from '../../state/storedAtom';
import type { Station } from './stations';

const MAX_STATIONS = 12;
export const MAX_STATION_NAME = 40;

/** The stations that this device can show. */
export const stationsAtom = storedAtom<readonly Station[]>(
  'kitchen_stations',
  (stored) => list(parseStored(stored)).flatMap(toStation).slice(0, MAX_STATIONS),
  (stations) => (stations.length === 0 ? null : JSON.stringify(stations)),
);

const stationIdAtom = storedAtom<string>(
  'kitchen_station',
  (stored) => stored ?? '',
  (id) => id || null,
);

/** The station of this device; `null` if it shows all dishes. Set it by its id. */
export const stationAtom = atom(
  (get): Station | null => {
    const id = get(stationIdAtom);
    return get(stationsAtom).find((station) => station.id === id) ?? null;
  },
  (_get, set, id: string) => set(stationIdAtom, id),
);

function toStation(stored: unknown): Station[] {
  const { id, name, elsewhere, distance } = record(stored);
  if (!toText(id) || !toText(name).trim()) return [];
  return [
    {
      id: toText(id),
      name: toText(name).trim().slice(0, MAX_STATION_NAME),
      elsewhere: Array.isArray(elsewhere) ? elsewhere.map(toText).filter(Boolean) : [],
      distance: toText(distance),
    },
  ];
}
