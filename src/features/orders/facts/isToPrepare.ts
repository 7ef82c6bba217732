import type { Order } from '../../../core/orders/types';

const TO_PREPARE: readonly Order['status'][] = [
  'waiting_for_confirmation',
  'cooking',
  'packing_processing',
];

/** Whether the restaurant still has to make something of the order. */
export function isToPrepare({ status }: Order): boolean {
  return TO_PREPARE.includes(status);
}
