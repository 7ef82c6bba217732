import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { Button } from '../../../ui/primitives/Button';
import type { MenuItem } from '../../../core/menu/types';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';

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
