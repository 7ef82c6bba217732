import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useClock } from '../../../ui/patterns/useClock';
import { ScreenBanners } from '../../../ui/primitives/layout/ScreenLayout';
import { BackInStock } from './BackInStock';
import { dueItems, remindersAtom } from './outUntil';

/** The number of items to ask about at once; the others follow when these are answered. */
const SHOWN_AT_ONCE = 3;

export function DueItems() {
  const has = useAtomValue(hasCapabilityAtom);
  return has('menu.snooze') ? null : <Due />;
}

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
