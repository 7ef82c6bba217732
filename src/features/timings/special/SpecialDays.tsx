import { useAtomValue } from 'jotai';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { dayAtom } from '../../../core/clock/dayAtom';
import { clip } from '../../../core/format/wireValues';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import type { SpecialDay, Timings } from '../../../core/restaurant/timings/types';
import { useWrite } from '../../../core/state/useWrite';
import { EmptyState } from '../../../ui/patterns/QueryView';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { Card, Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { box, color, figures, font, space } from '../../../ui/theme/theme';
import { changeSpecialDayAtom, SpecialDaysChanged } from './data';
import { SpecialDayDialog } from './SpecialDayDialog';
import { useSpecialWords } from './useSpecialDays';

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; day: SpecialDay };

/** In a narrow portal, the hours of a date are below its name. */
const Days = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max-content;
    ${box.fromMedium} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) max-content;
    }
    align-items: center;
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
  & > li > [data-part='day'] {
    display: grid;
    overflow-wrap: anywhere;
  }
  & > li > [data-part='hours'] {
    ${figures}
    display: flex;
    flex-wrap: wrap;
    grid-column: 1;
    gap: 0 ${space[3]};
    font-size: ${font.size.sm};
    ${box.fromMedium} {
      grid-column: auto;
    }
  }
  & > li > [data-part='actions'] {
    display: flex;
    grid-row: 1 / span 2;
    grid-column: 2;
    ${box.fromMedium} {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;

/** The coming dates with their own hours. */
export function SpecialDays({ timings }: { timings: Timings }) {
  const { text, day: dayWords, hours } = useSpecialWords();
  const canEdit = useAtomValue(accessAtom)(RIGHTS.editTimings);
  const today = useAtomValue(dayAtom);
  const coming = timings.special.filter(({ date }) => date >= today);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const heading = useRef<HTMLDivElement>(null);
  const [deletions, setDeletions] = useState(0);
  // The focused button was removed together with its date.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);
  return (
    <Card as="section" aria-label={text('title')}>
      <Stack gap={3}>
        <div ref={heading} tabIndex={-1}>
          <Heading>{text('title')}</Heading>
        </div>
        <Quiet as="p">{text('help')}</Quiet>
        {coming.length === 0 && <EmptyState text={text('none')} help={text('noneHelp')} />}
        <Days>
          {coming.map((day) => (
            <li key={day.id}>
              <div data-part="day">
                <strong>{clip(day.label)}</strong>
                <Quiet>{dayWords(day.date)}</Quiet>
              </div>
              <div data-part="hours">
                {day.date === today && <StatusChip tone="warning" label={text('today')} />}
                {hours(day).map((words, index) => (
                  <span key={index}>{words}</span>
                ))}
              </div>
              {canEdit && (
                <div data-part="actions">
                  <IconButton
                    label={text('edit', { label: clip(day.label) })}
                    icon={<Pencil size={18} />}
                    onClick={() => setOpen({ kind: 'edit', day })}
                  />
                  <IconButton
                    label={text('delete', { label: clip(day.label) })}
                    icon={<Trash2 size={18} />}
                    onClick={() => setOpen({ kind: 'delete', day })}
                  />
                </div>
              )}
            </li>
          ))}
        </Days>
        {canEdit && (
          <Row>
            <Button icon={<Plus size={18} />} onClick={() => setOpen({ kind: 'add' })}>
              {text('add')}
            </Button>
          </Row>
        )}
      </Stack>
      {open && open.kind !== 'delete' && (
        <SpecialDayDialog
          day={open.kind === 'edit' ? open.day : undefined}
          timings={timings}
          today={today}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteSpecialDay
          day={open.day}
          onClose={close}
          onDeleted={() => {
            close();
            setDeletions(deletions + 1);
          }}
        />
      )}
    </Card>
  );
}

interface DeleteSpecialDayProps {
  day: SpecialDay;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteSpecialDay({ day, onDeleted, onClose }: DeleteSpecialDayProps) {
  const { text, day: dayWords } = useSpecialWords();
  const [seen, setSeen] = useState(day);
  const { run, isBusy, problem } = useWrite(changeSpecialDayAtom, {
    group: 'timings',
    done: () => text('deleted'),
    failed: text('deleteFailed'),
    reasons: {
      refused: text('notDeleted'),
      lost: text('answerLost'),
      changed: text('changedElsewhere'),
    },
    onChanged: (failure) => {
      const special = failure instanceof SpecialDaysChanged ? failure.special : [];
      setSeen(special.find(({ id }) => id === day.id) ?? seen);
    },
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      isOpen
      title={text('confirmDelete')}
      description={text('deleteText', { label: clip(seen.label), date: dayWords(seen.date) })}
      isBusy={isBusy}
      onConfirm={() => void run({ kind: 'delete', seen })}
      onCancel={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
