import { useAtomValue } from 'jotai';
import { clip } from '../../../core/format/wireValues';
import menuMessages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { notifyAtom } from '../../../core/state/services';
import messages from './messages.en.json';

/** Returns a function that says which groups were copied into the form. */
export function useCopied(source: MenuItem) {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const nameOf = useItemName();
  const notify = useAtomValue(notifyAtom);
  return (copied: readonly { name: string }[]) => {
    const names = copied.map(({ name }) => name || menuText('unnamedGroup'));
    notify.info(text('copied', { name: nameOf(source), groups: clip(names.join(', ')) }));
  };
}
