import { useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { Mode } from '../../../core/restaurant/timings/types';
import { useIsMedium } from '../../../ui/patterns/list/useIsWide';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Text } from '../../../ui/primitives/layout/Layout';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { box, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { HoursChange } from '../plan';
import { useTimingWords } from '../useTimingWords';

const List = styled.ul`
  margin: ${space[1]} 0 0;
  padding: 0;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[4]};
  ${box.narrow} {
    flex-wrap: nowrap;
    && > p {
      flex: 1;
      font-size: ${font.size.xs};
      line-height: ${font.line.tight};
    }
    & > button:only-child {
      flex: 1;
    }
  }
  ${box.tiny} {
    flex-wrap: wrap;
    && > * {
      flex: 1 0 100%;
    }
  }
`;

interface SaveBarProps {
  mode: Mode;
  /** The number of unsaved slots of the mode. */
  count: number;
  changes: readonly HoursChange[];
  problem: string;
  isBusy: boolean;
  onSave: () => void;
}

export function SaveBar({ mode, count, changes, problem, isBusy, onSave }: SaveBarProps) {
  const text = useText(messages);
  const id = useId();
  const { isMedium, probe } = useIsMedium();
  const isChange = changes.length > 0;
  const listed = isChange && <HoursChanges {...{ id, changes }} />;
  return (
    <>
      {probe}
      {/* A phone has no room for a list in view all the time. */}
      {!isMedium && listed}
      <StickyFoot>
        {problem !== '' && <Banner tone="danger">{problem}</Banner>}
        {isMedium && listed}
        <Line>
          {count > 0 && (
            <Text size="sm" role="status">
              {text('unsaved', { count })}
            </Text>
          )}
          {count === 0 && isChange && !isMedium && <Text size="sm">{text('changes')}</Text>}
          <Button
            variant="primary"
            isBusy={isBusy}
            aria-describedby={isChange ? id : undefined}
            onClick={onSave}
          >
            {text(mode === 'all' ? 'saveAll' : 'saveSpecific')}
          </Button>
        </Line>
      </StickyFoot>
    </>
  );
}

/** The changes that customers see after a save, by day. */
export function HoursChanges({ id, changes }: { id?: string; changes: readonly HoursChange[] }) {
  const { text, dayNames, slot } = useTimingWords();
  const words = (slots: HoursChange['before']) =>
    slots.length === 0 ? text('closed') : slots.map(slot).join(', ');
  return (
    <div id={id}>
      <Text size="sm" isStrong>
        {text('changes')}
      </Text>
      <List aria-label={text('changes')}>
        {changes.map(({ days, before, after }) => (
          <li key={days[0]}>
            {text('change', { days: dayNames(days), before: words(before), after: words(after) })}
          </li>
        ))}
      </List>
    </div>
  );
}
