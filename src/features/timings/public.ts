export { nextDaysOpening, nextOpening, slotsOf } from './openings';
export { timingsAtom } from './queries';
export type { Timings } from './types';
