import { PREPARATION_MINUTES } from '../../../../core/orders/preparation';
import type { Order } from '../../../../core/orders/types';
import { storedAtom } from '../../../../core/state/storedAtom';

export type PreparationMinutes = (typeof PREPARATION_MINUTES)[number];

export interface AcceptButtonProps {
  order: Order;
  isBusy: boolean;
  /** Why the order cannot be answered now. */
  blockedBy: string | undefined;
}

/** The preparation time with which "Accept" accepts at once on this device; `null` if it asks for the time. */
export const oneTapMinutesAtom = storedAtom<PreparationMinutes | null>(
  'accept_minutes',
  (stored) => PREPARATION_MINUTES.find((minutes) => String(minutes) === stored) ?? null,
  (minutes) => (minutes === null ? null : String(minutes)),
);
