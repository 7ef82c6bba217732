import { styled } from 'styled-components';
import { Text } from '../../../ui/primitives/layout/Text';
import { font, space } from '../../../ui/theme/theme';
import type { HoursChange } from '../plan';
import { useTimingWords } from '../useTimingWords';

const List = styled.ul`
  margin: ${space[1]} 0 0;
  padding: 0;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

/** The changes that customers see after a save, by day. */
export function HoursChanges({ id, changes }: { id: string; changes: readonly HoursChange[] }) {
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
