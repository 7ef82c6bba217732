import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';

const PreviewDialog = lazyPage(() => import('./PreviewDialog'), 'PreviewDialog');

interface PreviewButtonProps {
  control: Control<ItemValues>;
  item: MenuItem;
}

export function PreviewButton({ control, item }: PreviewButtonProps) {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Eye size={16} />} onClick={() => setOpen(true)}>
        {text('preview')}
      </Button>
      <LazyPart isShown={isOpen}>
        <PreviewDialog control={control} item={item} onClose={() => setOpen(false)} />
      </LazyPart>
    </>
  );
}
