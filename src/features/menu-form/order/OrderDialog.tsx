import { useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import messages from '../../../core/menu/fields/messages.en.json';
import { useText } from '../../../core/messages/useText';
import uiMessages from '../../../ui/messages.en.json';
import { moved } from '../../../ui/patterns/reorder/moved';
import { ReorderList } from '../../../ui/patterns/reorder/ReorderList';
import { Button } from '../../../ui/primitives/Button';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';

interface OrderDialogProps {
  title: string;
  names: readonly string[];
  onOrder: (order: readonly number[]) => void;
  onClose: () => void;
}

export function OrderDialog({ title, names, onOrder, onClose }: OrderDialogProps) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const [order, setOrder] = useState(() => [...names.keys()]);
  return (
    <Dialog
      isOpen
      title={title}
      description={text('orderHelp')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiText('cancel')}</Button>
          <Button variant="primary" onClick={() => onOrder(order)}>
            {text('orderUse')}
          </Button>
        </>
      }
    >
      <ReorderList
        label={title}
        items={order}
        keyOf={(index) => index}
        nameOf={(index) => clip(names[index] ?? '')}
        onMove={(from, to) => setOrder(moved(order, from, to))}
      />
    </Dialog>
  );
}
