import { useAtomValue, useSetAtom } from 'jotai';
import { UtensilsCrossed } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import uiMessages from '../../../ui/messages.en.json';
import { DietMark } from '../../../ui/primitives/DietMark';
import { Menu } from '../../../ui/primitives/overlay/Menu';
import { editAddress } from '../links';
import messages from '../messages.en.json';
import { useStockWords } from '../stock/StockChip';
import { outUntilItemAtom } from '../stock/state';
import type { MenuItem } from '../types';
import { useItemName } from '../useItemName';
import type { MenuCardProps } from './MenuCard';
import { PriceButton, PriceText, RowPicture } from './rowStyles';
import { StockToggle } from './StockToggle';

export interface MenuRowProps extends MenuCardProps {
  onPrice: (item: MenuItem) => void;
}

export function MenuRow({ item, onToggle, onPrice, onDelete }: MenuRowProps) {
  const name = useItemName()(item);
  return (
    <li data-out={!item.isInStock || undefined}>
      <RowPicture source={item.image} alt="" standIn={<UtensilsCrossed size={20} />} />
      <div data-part="dish">
        <strong>
          <DietMark diet={item.diet} size={14} />
          {name}
        </strong>
        <Note item={item} />
      </div>
      <div data-part="actions">
        <PriceCell {...{ item, name, onPrice }} />
        <StockToggle item={item} onToggle={onToggle} />
        {item.id !== '' && <Actions {...{ item, name, onDelete }} />}
      </div>
    </li>
  );
}

/** What differs from an item that can be ordered. */
function Note({ item }: { item: MenuItem }) {
  const text = useText(messages);
  const stock = useStockWords(item);
  const words = [!item.isInStock && stock, !item.isListed && text('notListed')].filter(Boolean);
  return words.length > 0 && <small>{words.join(' · ')}</small>;
}

interface PriceCellProps extends Pick<MenuRowProps, 'item' | 'onPrice'> {
  name: string;
}

function PriceCell({ item, name, onPrice }: PriceCellProps) {
  const text = useText(messages);
  const can = useAtomValue(accessAtom)(RIGHTS.editMenu);
  const price = useAtomValue(formatsAtom).shortMoney(item.price);
  if (!can || item.id === '') return <PriceText>{price}</PriceText>;
  return (
    <PriceButton
      aria-label={text('changePrice', { price, name })}
      aria-haspopup="dialog"
      onClick={() => onPrice(item)}
    >
      {price}
    </PriceButton>
  );
}

interface ActionsProps extends Pick<MenuRowProps, 'item' | 'onDelete'> {
  name: string;
}

function Actions({ item, name, onDelete }: ActionsProps) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const can = useAtomValue(accessAtom);
  const ask = useSetAtom(outUntilItemAtom);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (path: string) => void navigate(path, { state: { search, itemId: item.id } });
  const items = [
    { id: 'view', label: text('view'), onSelect: () => open(paths.foodItem(item.id)) },
    ...(can(RIGHTS.editMenu)
      ? [{ id: 'edit', label: text('edit'), onSelect: () => open(editAddress(item.id)) }]
      : []),
    ...(can(RIGHTS.setStock) && !item.isInStock
      ? [{ id: 'until', label: text('outUntilAsk'), onSelect: () => ask(item) }]
      : []),
    ...(can(RIGHTS.editMenu)
      ? [
          {
            id: 'delete',
            label: uiText('delete'),
            isDanger: true,
            onSelect: () => onDelete(item),
          },
        ]
      : []),
  ];
  return <Menu label={text('moreFor', { name })} items={items} />;
}
