import type { SpecialDay, SpecialHours } from '../../../core/restaurant/timings/types';

export type SpecialChange =
  /** Without `seen`, the date is added. */
  | { kind: 'save'; hours: SpecialHours; seen: SpecialDay | undefined }
  | { kind: 'delete'; seen: SpecialDay };
