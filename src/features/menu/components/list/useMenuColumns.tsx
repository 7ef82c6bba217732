import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnColumn } from '../../../../core/contracts';
import { formatsAtom } from '../../../../core/format/formatsAtom';
import { editAddress } from '../../../../core/menu/links';
import messages from '../../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../../core/menu/types';
import { useItemName } from '../../../../core/menu/useItemName';
import { toItemSummary } from '../../../../core/menu/wire';
import { useText } from '../../../../core/messages/useText';
import { paths } from '../../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../../core/permissions/access';
import { StockToggle } from '../../../../ui/menu/StockToggle';
import uiMessages from '../../../../ui/messages.en.json';
import { HostMenu } from '../../../../ui/patterns/host/HostMenu';
import { useHostColumns } from '../../../../ui/patterns/host/useHostColumns';
import type { DataColumn } from '../../../../ui/patterns/table/dataTableModel';
import { DietMark } from '../../../../ui/primitives/DietMark';
import { outUntilItemAtom, useStockWords } from '../../../stock/public';
import type { MenuCardProps } from '../MenuCard';
import { DishLink, PriceButton, PriceText } from './rowStyles';

interface Column extends DataColumn<MenuItem> {
  id: OwnColumn<'menu'>['id'];
}

interface MenuRowActions extends Omit<MenuCardProps, 'item' | 'isAdded'> {
  onPrice: (item: MenuItem) => void;
}

/** The parts of a row, as the host arranges them. */
export function useMenuColumns(actions: MenuRowActions): readonly DataColumn<MenuItem>[] {
  const text = useText(messages);
  const nameOf = useItemName();
  const { onToggle, onPrice, onDelete } = actions;
  const portalColumns = useMemo((): readonly Column[] => {
    const column = (id: Column['id'], header: string, cell: (item: MenuItem) => ReactNode) => ({
      id,
      header,
      cell,
      value: () => null,
    });
    return [
      column('item', text('item'), (item) => (
        <>
          <strong>
            <DietMark diet={item.diet} size={14} />
            <DishName item={item} name={nameOf(item)} />
          </strong>
          <Note item={item} />
        </>
      )),
      column('price', text('price'), (item) => (
        <PriceCell {...{ item, name: nameOf(item), onPrice }} />
      )),
      column('stock', text('inStock'), (item) => <StockToggle item={item} onToggle={onToggle} />),
      column(
        'actions',
        text('actions'),
        (item) => item.id !== '' && <Actions {...{ item, name: nameOf(item), onDelete }} />,
      ),
    ];
  }, [text, nameOf, onToggle, onPrice, onDelete]);
  return useHostColumns('menu', portalColumns, toItemSummary, false);
}

/** Its link covers the row, which opens the dish. */
function DishName({ item: { id }, name }: { item: MenuItem; name: string }) {
  const { search } = useLocation();
  if (id === '') return name;
  return (
    <DishLink to={paths.foodItem(id)} state={{ search, itemId: id }}>
      {name}
    </DishLink>
  );
}

/** What differs from an item that can be ordered. */
function Note({ item }: { item: MenuItem }) {
  const text = useText(messages);
  const stock = useStockWords(item);
  const words = [!item.isInStock && stock, !item.isListed && text('notListed')].filter(Boolean);
  return words.length > 0 && <small>{words.join(' · ')}</small>;
}

interface PriceCellProps extends Pick<MenuRowActions, 'onPrice'> {
  item: MenuItem;
  name: string;
}

function PriceCell({ item, name, onPrice }: PriceCellProps) {
  const text = useText(messages);
  const can = useAtomValue(accessAtom)(RIGHTS.editMenu);
  const price = useAtomValue(formatsAtom).shortMoney(item.price);
  if (!can || item.id === '') return <PriceText>{price}</PriceText>;
  return (
    <PriceButton
      variant="ghost"
      aria-label={text('changePrice', { price, name })}
      aria-haspopup="dialog"
      onClick={() => onPrice(item)}
    >
      {price}
    </PriceButton>
  );
}

interface ActionsProps extends Pick<MenuRowActions, 'onDelete'> {
  item: MenuItem;
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
    ...(can(RIGHTS.setStock)
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
  return (
    <HostMenu
      kind="menuItem"
      toRecord={() => toItemSummary(item)}
      label={text('moreFor', { name })}
      items={items}
    />
  );
}
