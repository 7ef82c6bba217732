import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { Switch } from '../../../ui/primitives/form/Switch';
import messages from '../messages.en.json';
import type { MenuItem } from '../types';
import { useItemName } from './useItemName';

interface StockSwitchProps {
  item: MenuItem;
  onToggle: (item: MenuItem, isInStock: boolean) => Promise<void>;
}

export function StockSwitch({ item, onToggle }: StockSwitchProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const can = useAtomValue(accessAtom);
  return (
    <Row isOneLine>
      {item.id !== '' && can(RIGHTS.setStock) && (
        <Switch
          label={text('stockSwitch', { name: nameOf(item) })}
          isLabelHidden
          checked={item.isInStock}
          onChange={(next) => void onToggle(item, next)}
        />
      )}
      <StockChip item={item} />
    </Row>
  );
}

export function StockChip({ item: { isInStock } }: { item: MenuItem }) {
  const text = useText(messages);
  return (
    <StatusChip
      tone={isInStock ? 'success' : 'danger'}
      label={text(isInStock ? 'inStock' : 'outOfStock')}
    />
  );
}
