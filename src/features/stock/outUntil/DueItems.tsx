import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { clockAtom } from '../../../core/clock/state';
import { createItemAtom } from '../../../core/menu/queries';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { useClock } from '../../../ui/patterns/useClock';
import { useMomentWords } from '../../../ui/patterns/useMomentWords';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/layout/Layout';
import { ScreenBanners } from '../../../ui/primitives/layout/ScreenLayout';
import { useOffline } from '../../runs/public';
import messages from '../messages.en.json';
import { dueItems, type Reminder, remindersAtom } from './outUntil';
import { usePutBack } from './usePutBack';

export function DueItems() {
  const has = useAtomValue(hasCapabilityAtom);
  return has('menu.snooze') ? null : <Due />;
}

/** The number of items to ask about at once; the others follow when these are answered. */
const SHOWN_AT_ONCE = 3;

function Due() {
  const reminders = useAtomValue(remindersAtom);
  const read = useCallback((now: number) => dueItems(reminders, now).join(' '), [reminders]);
  const due = useClock(read).split(' ').slice(0, SHOWN_AT_ONCE);
  return (
    <ScreenBanners>
      {due.map((id) => {
        const reminder = reminders[id];
        return reminder && <BackInStock key={id} id={id} reminder={reminder} />;
      })}
    </ScreenBanners>
  );
}

interface BackInStockProps {
  id: string;
  reminder: Reminder;
}

/**
 * Asks whether an item is back in stock when its reminder is due. The portal never changes the stock without the
 * vendor.
 */
function BackInStock({ id, reminder }: BackInStockProps) {
  const remind = useSetAtom(remindersAtom);
  const query = useAtomValue(useMemo(() => createItemAtom(id), [id]));
  const { data: item, isError } = query;
  const { now, deviceTime } = useAtomValue(clockAtom);
  // Ignore an older copy of the item. React Query's timestamps use the clock of the device.
  const isRead = query.dataUpdatedAt - deviceTime() >= reminder.until - now();
  const isOver = isRead && (item === null || item?.isInStock === true);
  // The item was put back in stock elsewhere, or it was deleted.
  useEffect(() => {
    if (isOver) remind({ [id]: null });
  }, [isOver, id, remind]);
  return isError || (isRead && !isOver) ? <Question id={id} reminder={reminder} /> : null;
}

const LATER_MS = 30 * 60_000;

function Question({ id, reminder }: BackInStockProps) {
  const text = useText(messages);
  const name = useItemName()(reminder);
  const momentWords = useMomentWords();
  const blockedBy = useOffline();
  const clock = useAtomValue(clockAtom);
  const remind = useSetAtom(remindersAtom);
  const { putBack, isBusy } = usePutBack();
  return (
    <Banner
      tone="warning"
      action={
        <Row>
          <Button size="sm" disabled={isBusy} onClick={() => remind({ [id]: null })}>
            {text('stayOut')}
          </Button>
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => remind({ [id]: { ...reminder, until: clock.now() + LATER_MS } })}
          >
            {text('askLater')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            isBusy={isBusy}
            blockedBy={blockedBy}
            onClick={() => void putBack({ id, name: reminder.name })}
          >
            {text('putBack')}
          </Button>
        </Row>
      }
    >
      <strong>{text('backTitle', { name })}</strong>
      <p>{text('backText', { at: momentWords(reminder.until) })}</p>
    </Banner>
  );
}
