import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { serverMessageOf } from '../../../core/api/errors';
import { useText } from '../../../core/messages/useText';
import { useItemName } from '../components/useItemName';
import type { MenuItem } from '../types';
import { changeStockAtom } from './changeStock';
import messages from './messages.en.json';
import { remindersAtom } from './outUntil';

/** Takes an item out of stock and remembers on this device when to ask about it. */
export function useSetOutUntil(item: MenuItem) {
  const text = useText(messages);
  const name = useItemName()(item);
  const change = useSetAtom(changeStockAtom);
  const remind = useSetAtom(remindersAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function takeOut(): Promise<boolean> {
    if (!item.isInStock) return true;
    setBusy(true);
    setProblem('');
    const outcome = await change({ item, isInStock: false });
    setBusy(false);
    if (outcome.isDone) return true;
    setProblem(serverMessageOf(outcome.failure) || text('soldOutFailed', { name }));
    return false;
  }

  return {
    isBusy,
    problem,
    help: text('outUntilHelp'),
    save: async (until: number): Promise<boolean> => {
      if (!(await takeOut())) return false;
      remind({ [item.id]: { name: item.name, until } });
      return true;
    },
  };
}
