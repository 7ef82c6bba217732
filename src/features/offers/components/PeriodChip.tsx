import { useText } from '../../../core/messages/useText';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import type { OfferPeriod } from '../types';

const TONES = { upcoming: 'info', running: 'success', expired: 'neutral' } as const;

export function PeriodChip({ period }: { period: OfferPeriod }) {
  const text = useText(messages);
  return <StatusChip tone={TONES[period]} label={text(period)} />;
}
