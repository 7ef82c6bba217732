import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import messages from '../../../core/menu/fields/messages.en.json';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';

const OrderDialog = lazyPage(() => import('./OrderDialog'), 'OrderDialog');

interface ChangeOrderProps {
  /** The title of the dialog, which also names the button. */
  title: string;
  names: readonly string[];
  /** Gets the former indexes in the new order. */
  onOrder: (order: readonly number[]) => void;
}

/** Shown if there are two or more names. */
export function ChangeOrder({ title, names, onOrder }: ChangeOrderProps) {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (names.length < 2) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<ArrowUpDown size={16} />}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {text('changeOrder')}
      </Button>
      <LazyPart isShown={isOpen}>
        <OrderDialog
          // A record that changes in the meantime has another order.
          key={JSON.stringify(names)}
          title={title}
          names={names}
          onOrder={(order) => {
            close();
            onOrder(order);
          }}
          onClose={close}
        />
      </LazyPart>
    </>
  );
}
