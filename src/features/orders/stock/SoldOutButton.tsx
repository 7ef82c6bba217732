import { PackageX } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { clip } from '../../../core/format/wireValues';
import { Button } from '../../../ui/primitives/Button';
import type { ButtonLook } from '../../../ui/primitives/buttonStyles';
import messages from '../messages.en.json';
import type { OrderItem } from '../types';
import { useOfflineReason } from '../status/useOrderActions';
import { useSoldOut } from './useSoldOut';

interface SoldOutButtonProps {
  /** A line of an order. */
  item: OrderItem;
  /** Default `sm`. */
  size?: ButtonLook['size'];
}

/** Takes the item of a line off the menu; absent without the permission. */
export function SoldOutButton({ item, size = 'sm' }: SoldOutButtonProps) {
  const text = useText(messages);
  const soldOut = useSoldOut();
  const blockedBy = useOfflineReason();
  if (!soldOut) return null;
  return (
    <Button
      size={size}
      variant="ghost"
      icon={<PackageX size={16} aria-hidden="true" />}
      blockedBy={blockedBy}
      isBusy={soldOut.isBusy(item)}
      aria-label={text('soldOutItem', { name: clip(item.name) })}
      onClick={() => soldOut.ask([item])}
    >
      {text('soldOut')}
    </Button>
  );
}
