import { useAtomValue } from 'jotai';
import { PackageX } from 'lucide-react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { OrderItem } from '../../../core/orders/types';
import { Button } from '../../../ui/primitives/Button';
import type { ButtonLook } from '../../../ui/primitives/buttonStyles';
import { type SoldOutLine, soldOutRequestsAtom } from '../../stock/public';
import messages from '../messages.en.json';
import { useOfflineReason } from '../status/useOrderActions';
import { useSoldOut } from '../useSoldOut';

interface SoldOutButtonProps {
  /** A line of an order. */
  item: OrderItem;
  /** Default `sm`. */
  size?: ButtonLook['size'];
}

/** Takes the item of a line off the menu; not rendered without the permission. */
export function SoldOutButton({ item, size = 'sm' }: SoldOutButtonProps) {
  const text = useText(messages);
  const ask = useSoldOut();
  const requests = useAtomValue(soldOutRequestsAtom);
  const isBusy = requests.some(({ lines: [line, other] }) => !other && isSame(line, item));
  const blockedBy = useOfflineReason();
  if (!ask) return null;
  return (
    <Button
      size={size}
      variant="ghost"
      icon={<PackageX size={16} />}
      blockedBy={blockedBy}
      isBusy={isBusy}
      aria-label={text('soldOutItem', { name: clip(item.name) })}
      onClick={() => ask([item])}
    >
      {text('soldOut')}
    </Button>
  );
}

/** Compares ids and names, because each poll replaces the objects of an order. */
function isSame(line: SoldOutLine | undefined, { itemId, name }: OrderItem): boolean {
  return line?.itemId === itemId && line.name === name;
}
