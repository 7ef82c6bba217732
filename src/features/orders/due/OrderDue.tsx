import { Clock, ClockAlert } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { useClock } from '../../../ui/patterns/useClock';
import { figures } from '../../../ui/theme/mixins';
import { color, font, radius, space, tint } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { Order } from '../types';
import { dueAt, type Urgency, urgency } from './urgency';

const HOUR_MIN = 60;

const inks = { calm: color.textMuted, warning: color.orderNew, late: color.orderLate } as const;

const Line = styled.span<{ $tone: Urgency['tone'] }>`
  ${figures}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${({ $tone }) => ($tone === 'calm' ? 0 : `2px ${space[2]}`)};
  border-radius: ${radius.full};
  background: ${({ $tone }) => ($tone === 'calm' ? 'none' : tint(inks[$tone]))};
  color: ${color.text};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
  text-wrap: balance;
  & > svg {
    flex: none;
    color: ${({ $tone }) => inks[$tone]};
  }
`;

/** How long a New order waits, or when a Preparing one is due; drawn again once a minute, alone. */
export function OrderDue({ order }: { order: Order }) {
  const read = useCallback((now: number) => JSON.stringify(urgency(order, now)), [order]);
  const seen = JSON.parse(useClock(read)) as Urgency | null;
  const words = useWords(order, seen);
  if (!seen) return null;
  const Icon = seen.tone === 'calm' ? Clock : ClockAlert;
  return (
    <Line $tone={seen.tone} data-vp-urgency={seen.tone}>
      <Icon size={16} aria-hidden="true" />
      {words}
    </Line>
  );
}

function useWords(order: Order, seen: Urgency | null): string {
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  if (!seen) return '';
  const { kind, minutes: count } = seen;
  const gone = Math.abs(count);
  const [hours, minutes] = [Math.floor(gone / HOUR_MIN), gone % HOUR_MIN];
  if (kind === 'waiting') {
    if (count === 0) return text('waitingNow');
    return text(hours > 0 ? 'waitingLong' : 'waiting', { hours, minutes });
  }
  const at = time(dueAt(order));
  if (count > 0) return text('due', { at, minutes: count });
  if (seen.tone !== 'late') return text('dueNow', { at });
  return text(hours > 0 ? 'lateLong' : 'late', { at, hours, minutes });
}
