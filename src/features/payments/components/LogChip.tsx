import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import type { PaymentLog } from '../types';

const TONES = { captured: 'success', refund: 'warning', withdraw: 'info' } as const;

export function LogChip({ log }: { log: Pick<PaymentLog, 'status' | 'rawStatus'> }) {
  const text = useText(messages);
  const { status, rawStatus } = log;
  if (status === 'unknown') return <StatusChip label={clip(rawStatus) || text('none')} />;
  return <StatusChip tone={TONES[status]} label={text(status)} />;
}
