import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { serverMessageOf } from '../../../core/api/errors';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { snoozeItemAtom } from '../../../core/menu/mutations';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import type { WriteOutcome } from '../../../core/state/mutationAtom';
import { changeStockAtom } from '../changeStock';
import messages from '../messages.en.json';
import { remindersAtom } from './outUntil';

/** Takes an item out of stock until a time. At that time the backend puts it back, or this device asks the vendor. */
export function useSetOutUntil(item: MenuItem) {
  const text = useText(messages);
  const name = useItemName()(item);
  const hasSnooze = useAtomValue(hasCapabilityAtom)('menu.snooze');
  const snooze = useSetAtom(snoozeItemAtom);
  const change = useSetAtom(changeStockAtom);
  const remind = useSetAtom(remindersAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(write: () => Promise<WriteOutcome<void>>): Promise<boolean> {
    setBusy(true);
    setProblem('');
    const outcome = await write();
    setBusy(false);
    if (outcome.isDone) return true;
    setProblem(serverMessageOf(outcome.failure) || text('untilFailed', { name }));
    return false;
  }

  return {
    isBusy,
    problem,
    help: text(hasSnooze ? 'snoozeHelp' : 'outUntilHelp'),
    save: async (until: number): Promise<boolean> => {
      if (hasSnooze) return send(() => snooze({ id: item.id, until }));
      if (item.isInStock && !(await send(() => change({ item, isInStock: false })))) return false;
      remind({ [item.id]: { name: item.name, until } });
      return true;
    },
  };
}
