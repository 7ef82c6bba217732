import { useAtomValue } from 'jotai';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dayAtom } from '../../../core/clock/dayAtom';
import { clip } from '../../../core/format/wireValues';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import type { SpecialDay, Timings } from '../../../core/restaurant/timings/types';
import { EmptyState } from '../../../ui/patterns/QueryView';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { Card, Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { DeleteSpecialDay } from './DeleteSpecialDay';
import { SpecialDayDialog } from './SpecialDayDialog';
import { Days } from './specialStyles';
import { useSpecialWords } from './useSpecialDays';

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; day: SpecialDay };

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
