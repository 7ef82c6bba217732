import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { menuAtom } from '../../../core/menu/queries';
import type { NewRun } from '../../../core/menu/runs/types';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import messages from '../messages.en.json';
import { useChangeWords } from '../useChangeWords';
import { useOffline } from '../useOffline';
import { ChangeRow } from './ChangeRow';
import { Changes } from './reviewStyles';
import { warningsOf } from './warnings';

/** The number of rows at first, and how many more each click shows. */
const PAGE_SIZE = 100;

export interface DryRunProps {
  run: NewRun;
  /** Called once the vendor has confirmed; nothing is sent before. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows every change of a run, with warnings, before it is sent. */
export function DryRun({ run: { kind, changes }, onConfirm, onClose }: DryRunProps) {
  const text = useText(messages);
  const offline = useOffline();
  const words = useChangeWords();
  const menu = useAtomValue(menuAtom).data;
  const [isOnlyWarned, setOnlyWarned] = useState(false);
  const [count, setCount] = useState(PAGE_SIZE);
  const items = useMemo(() => new Map(menu?.map((item) => [item.id, item])), [menu]);
  const warned = useMemo(
    () =>
      changes.filter((change) =>
        change.fields.some((field) => warningsOf(field, change, items.get(change.id)).length > 0),
      ),
    [changes, items],
  );
  const shown = isOnlyWarned ? warned : changes;
  const isBack = kind === 'rollBack';
  const total = { count: changes.length };
  return (
    <Dialog
      isOpen
      size="lg"
      title={text(isBack ? 'reviewBack' : 'review', total)}
      description={text('reviewHelp')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button
            variant="primary"
            blockedBy={changes.length === 0 ? text('noChanges') : offline}
            onClick={(event) => !isRepeatedClick(event) && onConfirm()}
          >
            {text(isBack ? 'confirmBack' : 'confirm', total)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {warned.length > 0 && (
          <Banner tone="warning">{text('warned', { count: warned.length })}</Banner>
        )}
        {warned.length > 0 && (
          <Checkbox label={text('onlyWarned')} checked={isOnlyWarned} onChange={setOnlyWarned} />
        )}
        {changes.length === 0 && <Quiet as="p">{text('noChanges')}</Quiet>}
        <Changes aria-label={text('changes')}>
          {shown.slice(0, count).map((change) => (
            <ChangeRow key={change.id} change={change} item={items.get(change.id)} words={words} />
          ))}
        </Changes>
        {shown.length > count && (
          <Button onClick={() => setCount(count + PAGE_SIZE)}>
            {text('showMore', { count: shown.length - count })}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
