import { atom } from 'jotai';
import { timeZoneAtom } from '../state/services';
import { createZone } from './zone';

/** The time zone of the restaurant. All users share one, because it is slow to create and knows offsets. */
export const zoneAtom = atom((get) => createZone(get(timeZoneAtom)));
