import { useText } from '../../../core/messages/useText';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import type { MenuItem } from '../types';
import { useMomentWords, useOutUntil } from './outUntil/useOutUntil';

export function StockChip({ item }: { item: MenuItem }) {
  const text = useText(messages);
  const { isInStock } = item;
  const until = useOutUntil(item);
  const momentWords = useMomentWords();
  const label =
    until === null
      ? text(isInStock ? 'inStock' : 'outOfStock')
      : text('outUntil', { at: momentWords(until) });
  return <StatusChip tone={isInStock ? 'success' : 'danger'} label={label} />;
}
