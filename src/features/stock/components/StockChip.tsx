import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { useMomentWords } from '../../../ui/patterns/useMomentWords';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { useOutUntil } from '../outUntil/outUntil';

export function StockChip({ item }: { item: MenuItem }) {
  const label = useStockWords(item);
  return <StatusChip tone={item.isInStock ? 'success' : 'danger'} label={label} />;
}

export function useStockWords(item: MenuItem): string {
  const text = useText(messages);
  const until = useOutUntil(item);
  const momentWords = useMomentWords();
  if (until !== null) return text('outUntil', { at: momentWords(until) });
  return text(item.isInStock ? 'inStock' : 'outOfStock');
}
