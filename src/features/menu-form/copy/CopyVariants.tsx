import { useState } from 'react';
import { isVariable } from '../../../core/menu/choices';
import type { VariantValues } from '../../../core/menu/fields/itemValues';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { ConfirmVariants } from './ConfirmVariants';
import messages from './messages.en.json';
import { SourceDialog } from './SourceDialog';

interface CopyVariantsProps {
  itemId: string;
  /** The variants of the form. */
  values: VariantValues;
  onCopy: (copied: VariantValues) => void;
  onClose: () => void;
}

export function CopyVariants({ itemId, values, onCopy, onClose }: CopyVariantsProps) {
  const text = useText(messages);
  const [source, setSource] = useState<MenuItem | null>(null);
  if (source) {
    return (
      <ConfirmVariants
        source={source}
        values={values}
        onCopy={onCopy}
        onBack={() => setSource(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <SourceDialog
      title={text('variantsTitle')}
      none={text('noVariants')}
      itemId={itemId}
      groupsOf={({ productType, variantGroups }) => (isVariable(productType) ? variantGroups : [])}
      onPick={setSource}
      onClose={onClose}
    />
  );
}
