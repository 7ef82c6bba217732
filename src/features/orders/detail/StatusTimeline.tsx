import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { StatusTiming } from '../../../core/orders/types';
import { useStatusLabel } from '../../../ui/orders/OrderStatusChip';
import { color, figures, font, radius, space } from '../../../ui/theme/theme';
import messages from './messages.en.json';
import { gapText, type TimelineStep, toTimeline } from './timeline';

const Steps = styled.ol`
  display: grid;
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    gap: 2px;
    padding-block-end: ${space[3]};
    padding-inline-start: ${space[5]};
    &::before {
      content: '';
      position: absolute;
      inset-block-start: 6px;
      inset-inline-start: 3px;
      inline-size: 10px;
      block-size: 10px;
      border-radius: ${radius.full};
      background: ${color.primary};
    }
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block: 20px -2px;
      inset-inline-start: 7px;
      inline-size: 2px;
      background: ${color.border};
    }
    &:last-child {
      padding-block-end: 0;
    }
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[3]};
  }
  & span {
    ${figures}
    font-size: ${font.size.sm};
  }
  & > li > span {
    color: ${color.textMuted};
  }
`;

export function StatusTimeline({ timings }: { timings: readonly StatusTiming[] }) {
  const text = useText(messages);
  if (timings.length === 0) return text('noTimings');
  return (
    <Steps>
      {toTimeline(timings).map((step) => (
        <TimelineEntry key={step.rawStatus} step={step} />
      ))}
    </Steps>
  );
}

function TimelineEntry({ step }: { step: TimelineStep }) {
  const text = useText(messages);
  const label = useStatusLabel();
  const { dateTime } = useAtomValue(formatsAtom);
  const gap = step.gapMs === null ? null : gapText(step.gapMs);
  return (
    <li>
      <div>
        <strong>{step.status === 'unknown' ? clip(step.rawStatus) : label(step.status)}</strong>
        {gap && <span>{text(gap.key, gap.values)}</span>}
      </div>
      <span>{dateTime(step.at)}</span>
    </li>
  );
}
