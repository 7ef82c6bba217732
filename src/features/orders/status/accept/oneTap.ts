import { PREPARATION_MINUTES, type PreparationMinutes } from '../../../../core/orders/preparation';
import type { Order } from '../../../../core/orders/types';
import { storedAtom } from '../../../../core/state/storedAtom';

export interface AcceptButtonProps {
  order: Order;
  isBusy: boolean;
  /** Why the order cannot be answered now. */
  blockedBy: string | undefined;
}

/** A preparation time, or the usual one of the kitchen. */
export type OneTapMinutes = PreparationMinutes | 'usual';

const CHOICES = [...PREPARATION_MINUTES, 'usual', 'ask'] as const;

/** The time with which "Accept" accepts at once on this device, or that it asks; `null` until somebody has chosen. */
export const oneTapAtom = storedAtom<OneTapMinutes | 'ask' | null>(
  'accept_minutes',
  (stored) => CHOICES.find((choice) => `${choice}` === stored) ?? null,
  (choice) => choice && `${choice}`,
);
