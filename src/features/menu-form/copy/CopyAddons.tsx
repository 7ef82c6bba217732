import { useState } from 'react';
import type { AddonValues } from '../../../core/menu/fields/itemValues';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { ChooseAddons } from './ChooseAddons';
import messages from './messages.en.json';
import { SourceDialog } from './SourceDialog';

interface CopyAddonsProps {
  itemId: string;
  /** The addon groups of the form. */
  groups: readonly AddonValues[];
  onCopy: (copied: AddonValues[]) => void;
  onClose: () => void;
}

export function CopyAddons({ itemId, groups, onCopy, onClose }: CopyAddonsProps) {
  const text = useText(messages);
  const [source, setSource] = useState<MenuItem | null>(null);
  if (source) {
    return (
      <ChooseAddons
        source={source}
        groups={groups}
        onCopy={onCopy}
        onBack={() => setSource(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <SourceDialog
      title={text('addonsTitle')}
      none={text('noAddons')}
      itemId={itemId}
      groupsOf={({ addonGroups }) => addonGroups}
      onPick={setSource}
      onClose={onClose}
    />
  );
}
