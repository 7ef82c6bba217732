import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';
import type { Order } from './types';

const LABELS = {
  waiting_for_confirmation: 'statusWaiting',
  cooking: 'statusCooking',
  packing_processing: 'statusPacking',
  ready_to_pickup: 'statusReady',
  completed: 'statusCompleted',
  declined: 'statusDeclined',
  unknown: 'statusUnknown',
} as const satisfies Record<Order['status'], keyof typeof messages>;

/** The word for a status (specification A 4). */
export function useStatusLabel(): (status: Order['status']) => string {
  const text = useText(messages);
  return (status) => text(LABELS[status]);
}
