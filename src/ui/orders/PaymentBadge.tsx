import { useCallback } from 'react';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import { StatusChip } from '../primitives/StatusChip';
import type { StatusTone } from '../theme/tones';
import messages from './messages.en.json';

export function PaymentBadge({ status }: { status: string }) {
  return <StatusChip {...usePaymentStatus()(status)} />;
}

/** The label of a payment status. Any status except captured and failed is shown as the server sent it (A4). */
export function usePaymentStatus(): (status: string) => { tone: StatusTone; label: string } {
  const text = useText(messages);
  return useCallback(
    (status) => {
      const normalized = status.trim().toLowerCase();
      if (normalized === 'captured') return { tone: 'success', label: text('paid') };
      if (normalized === 'failed') return { tone: 'danger', label: text('paymentFailed') };
      return { tone: 'warning', label: clip(status.trim()) || text('paymentPending') };
    },
    [text],
  );
}
