import { useAtomValue, useSetAtom } from 'jotai';
import { Clock } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { Row } from '../../../ui/primitives/layout/Layout';
import { IconButton } from '../../../ui/primitives/IconButton';
import { Switch } from '../../../ui/primitives/form/Switch';
import messages from '../messages.en.json';
import { outUntilItemAtom } from '../stock/state';
import { StockChip } from '../stock/StockChip';
import type { MenuItem } from '../types';
import { useItemName } from '../useItemName';

interface StockSwitchProps {
  item: MenuItem;
  onToggle: (item: MenuItem, isInStock: boolean) => Promise<void>;
}

export function StockSwitch({ item, onToggle }: StockSwitchProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const can = useAtomValue(accessAtom);
  const ask = useSetAtom(outUntilItemAtom);
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
      {item.id !== '' && !item.isInStock && can(RIGHTS.setStock) && (
        <IconButton
          label={text('outUntilItem', { name: nameOf(item) })}
          icon={<Clock size={18} />}
          aria-haspopup="dialog"
          onClick={() => ask(item)}
        />
      )}
    </Row>
  );
}
