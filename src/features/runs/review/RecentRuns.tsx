import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { readRunsAtom } from '../../../core/menu/runs/runs';
import { isUnderWay, runAtom, storedRunsAtom } from '../../../core/menu/runs/state';
import type { Run, RunKind } from '../../../core/menu/runs/types';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Text } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { RollBack } from './RollBack';
import { rollBackOf } from './rollBackOf';

const WORDS = {
  takeOut: 'didOut',
  putIn: 'didIn',
  edit: 'didEdit',
  pictures: 'didPictures',
  rollBack: 'didBack',
} as const satisfies Record<RunKind, string>;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  font-size: ${font.size.sm};
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[3]};
    padding-block: ${space[2]};
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
  & small {
    display: block;
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
`;

/** A button for the last runs of this device, each of which can be rolled back. */
export function RecentRuns() {
  const text = useText(messages);
  const isAny = useAtomValue(storedRunsAtom) !== null;
  const isRunning = isUnderWay(useAtomValue(runAtom));
  const read = useSetAtom(readRunsAtom);
  const [runs, setRuns] = useState<readonly Run[]>();
  const [chosen, setChosen] = useState<Run>();
  if (!isAny) return null;
  const close = () => setRuns(undefined);
  const choose = (run: Run) => {
    close();
    setChosen(run);
  };
  return (
    <>
      <Button
        blockedBy={isRunning ? text('running') : undefined}
        onClick={() => void read().then(setRuns)}
      >
        {text('recent')}
      </Button>
      {runs && <RecentDialog runs={runs} onChoose={choose} onClose={close} />}
      {chosen && <RollBack run={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface RecentDialogProps {
  runs: readonly Run[];
  onChoose: (run: Run) => void;
  onClose: () => void;
}

function RecentDialog({ runs, onChoose, onClose }: RecentDialogProps) {
  const text = useText(messages);
  const { dateTime } = useAtomValue(formatsAtom);
  const rows = runs.flatMap((run) => {
    const count = rollBackOf(run).changes.length;
    return count > 0 ? [{ run, count }] : [];
  });
  return (
    <Dialog isOpen closesOnBackdrop size="md" title={text('recent')} onClose={onClose}>
      {rows.length === 0 && <Text size="sm">{text('noRecent')}</Text>}
      <List aria-label={text('recent')}>
        {rows.map(({ run, count }) => (
          <li key={run.id}>
            <span>
              {text(WORDS[run.kind], { count })}
              <small>{dateTime(run.startedAt)}</small>
            </span>
            <Button size="sm" onClick={() => onChoose(run)}>
              {text('rollBack')}
            </Button>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
