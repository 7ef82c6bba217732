import { atom } from 'jotai';
import { stationAtom, stationsAtom } from '../../../core/orders/stations/state';
import type { Station } from '../../../core/orders/stations/stations';
import { distanceAtom } from '../device/settings';
import { DISTANCES, type Distance } from '../rules/textSize';

/** Whether kitchen mode shows all dishes although the device has a station. A reload shows the station again. */
export const showsAllAtom = atom(false);

/** The station on the screen; `null` for all dishes. */
export const shownStationAtom = atom((get): Station | null =>
  get(showsAllAtom) ? null : get(stationAtom),
);

/** The reading distance: that of the station on the screen, else that of the device. */
export const shownDistanceAtom = atom(
  (get) => {
    const station = get(shownStationAtom);
    return DISTANCES.find((one) => one === station?.distance) ?? get(distanceAtom);
  },
  (get, set, distance: Distance) => {
    const station = get(shownStationAtom);
    if (!station) return set(distanceAtom, distance);
    const changed = (one: Station) => (one.id === station.id ? { ...one, distance } : one);
    set(stationsAtom, get(stationsAtom).map(changed));
  },
);
