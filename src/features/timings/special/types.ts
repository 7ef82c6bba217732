import type { SpecialDay, Span } from '../../../core/restaurant/timings/types';

/** What a vendor enters for a date. */
export interface SpecialHours extends Pick<SpecialDay, 'date' | 'label' | 'isClosed'> {
  spans: readonly Span[];
}

export type SpecialChange =
  /** Without `seen`, the date is added. `night` is the next date, if it is added for its hours after midnight. */
  | { kind: 'save'; hours: SpecialHours; seen: SpecialDay | undefined; night?: SpecialHours }
  | { kind: 'delete'; seen: SpecialDay };
