import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';

const CopyVariants = lazyPage(() => import('../copy/CopyVariants'), 'CopyVariants');

interface CopyVariantsButtonProps {
  control: Control<ItemValues>;
  itemId: string;
  onCopy: () => void;
}

/** Replaces the variants of the form with those of another item. */
export function CopyVariantsButton({ control, itemId, onCopy }: CopyVariantsButtonProps) {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const { field: type } = useController({ control, name: 'productType' });
  const { field: groups } = useController({ control, name: 'variantGroups' });
  const { field: prices } = useController({ control, name: 'combinations' });
  return (
    <>
      <Button
        size="sm"
        icon={<Copy size={16} />}
        aria-label={text('copyVariants')}
        onClick={() => setOpen(true)}
      >
        {text('copyFrom')}
      </Button>
      <LazyPart isShown={isOpen}>
        <CopyVariants
          itemId={itemId}
          values={{
            productType: type.value,
            variantGroups: groups.value,
            combinations: prices.value,
          }}
          onCopy={(copied) => {
            setOpen(false);
            onCopy();
            type.onChange(copied.productType);
            groups.onChange(copied.variantGroups);
            prices.onChange(copied.combinations);
          }}
          onClose={() => setOpen(false)}
        />
      </LazyPart>
    </>
  );
}
