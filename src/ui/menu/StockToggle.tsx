import { useAtomValue } from 'jotai';
import messages from '../../core/menu/messages.en.json';
import type { MenuItem } from '../../core/menu/types';
import { useItemName } from '../../core/menu/useItemName';
import { useText } from '../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { Switch } from '../primitives/form/Toggle';

export interface StockToggleProps {
  item: MenuItem;
  onToggle: (item: MenuItem, isInStock: boolean) => Promise<void>;
}

export function StockToggle({ item, onToggle }: StockToggleProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const can = useAtomValue(accessAtom);
  return (
    item.id !== '' &&
    can(RIGHTS.setStock) && (
      <Switch
        label={text('stockSwitch', { name: nameOf(item) })}
        isLabelHidden
        checked={item.isInStock}
        onChange={(next) => void onToggle(item, next)}
      />
    )
  );
}
