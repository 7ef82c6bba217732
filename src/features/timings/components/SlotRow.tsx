import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { Day, Slot } from '../../../core/restaurant/timings/types';
import { IconButton } from '../../../ui/primitives/Button';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, font, space } from '../../../ui/theme/theme';
import { useTimingWords } from '../useTimingWords';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  align-items: center;
  gap: 0 ${space[2]};
  padding-block: ${space[2]};
  &:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
`;

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-block-size: 26px;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

const Hours = styled.div`
  grid-column: 1;
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  grid-row: 1 / span 2;
  grid-column: 2;
`;

export interface SlotActions {
  onEdit: (day: Day, slot: Slot) => void;
  onDelete: (day: Day, slot: Slot) => void;
}

interface SlotRowProps extends SlotActions {
  day: Day;
  slot: Slot;
  number: number;
  canEdit: boolean;
  isUnsaved: boolean;
}

export function SlotRow(props: SlotRowProps) {
  const { day, slot, number, canEdit, isUnsaved, onEdit, onDelete } = props;
  const words = useTimingWords();
  const { text } = words;
  const name = { number, day: words.dayName(day.number) };
  // A slot that was just saved has no id yet.
  const isFixed = !slot.isOpenToChange && slot.id !== '';
  return (
    <Line>
      <Label>
        {text('slot', { number })}
        {isUnsaved && <StatusChip tone="warning" label={text('notSaved')} />}
        {canEdit && isFixed && <StatusChip label={text('fixed')} />}
      </Label>
      <Hours>{words.slot(slot)}</Hours>
      {canEdit && slot.isOpenToChange && (
        <Actions>
          {!slot.isNew && (
            <IconButton
              label={text('edit', name)}
              icon={<Pencil size={18} />}
              onClick={() => onEdit(day, slot)}
            />
          )}
          <IconButton
            label={text('delete', name)}
            icon={<Trash2 size={18} />}
            onClick={() => onDelete(day, slot)}
          />
        </Actions>
      )}
    </Line>
  );
}
