import { type Control, useWatch } from 'react-hook-form';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { CustomerView } from './CustomerView';
import messages from './messages.en.json';

interface PreviewDialogProps {
  control: Control<ItemValues>;
  item: MenuItem;
  onClose: () => void;
}

/** The item of the form as a customer sees it. */
export function PreviewDialog({ control, item, onClose }: PreviewDialogProps) {
  const text = useText(messages);
  const values = useWatch({ control }) as ItemValues;
  return (
    <Dialog
      isOpen
      closesOnBackdrop
      title={text('title')}
      description={text('help')}
      onClose={onClose}
    >
      {!values.isListed && <Banner tone="warning">{text('notListed')}</Banner>}
      <CustomerView values={values} item={item} />
    </Dialog>
  );
}
