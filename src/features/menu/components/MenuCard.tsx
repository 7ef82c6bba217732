import { useAtomValue, useSetAtom } from 'jotai';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { tagWords } from '../../../core/menu/choices';
import { editAddress } from '../../../core/menu/links';
import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { toItemSummary } from '../../../core/menu/wire';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { OldPrice, Price, PriceLine, Tag } from '../../../ui/menu/itemStyles';
import uiMessages from '../../../ui/messages.en.json';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { ButtonLink, IconButton } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/layout/Layout';
import { outUntilItemAtom, StockChip } from '../../stock/public';
import { CardPicture, DeleteButton, Description, Facts, Foot, Name, Sheet } from './cardStyles';
import { DietType } from './DietType';
import { StockToggle, type StockToggleProps } from './StockToggle';

const NO_ENTRIES = [] as const;

export interface MenuCardProps extends StockToggleProps {
  onDelete: (item: MenuItem) => void;
}

export function MenuCard({ item, onToggle, onDelete }: MenuCardProps) {
  const text = useText(messages);
  const nameId = useId();
  const name = useItemName()(item);
  return (
    <Sheet data-vp-part="card" aria-labelledby={nameId} tabIndex={-1}>
      <CardPicture item={item} $isOut={!item.isInStock} />
      <Facts>
        <Row justify="space-between">
          <DietType item={item} />
          <Row>
            {!item.isListed && <Tag>{text('notListed')}</Tag>}
            {item.tag !== '' && <Tag>{tagWords(item.tag, text)}</Tag>}
          </Row>
        </Row>
        <Name id={nameId}>{name}</Name>
        {item.description !== '' && <Description>{clip(item.description)}</Description>}
        <Row justify="space-between">
          <Prices item={item} />
          <StockSwitch item={item} onToggle={onToggle} />
        </Row>
      </Facts>
      {item.id !== '' && <Actions {...{ item, name, onDelete }} />}
    </Sheet>
  );
}

function Prices({ item: { price, basePrice } }: { item: MenuItem }) {
  const formats = useAtomValue(formatsAtom);
  const isLess = price !== null && basePrice !== null && basePrice > price;
  return (
    <PriceLine>
      <Price>{formats.money(price)}</Price>
      {isLess && <OldPrice>{formats.money(basePrice)}</OldPrice>}
    </PriceLine>
  );
}

interface ActionsProps extends Pick<MenuCardProps, 'item' | 'onDelete'> {
  name: string;
}

function Actions({ item, name, onDelete }: ActionsProps) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const can = useAtomValue(accessAtom)(RIGHTS.editMenu);
  const { search } = useLocation();
  const from = { search };
  return (
    <Foot>
      <ButtonLink
        size="sm"
        to={paths.foodItem(item.id)}
        state={from}
        aria-label={text('viewItem', { name })}
      >
        {text('view')}
      </ButtonLink>
      {can && (
        <>
          <ButtonLink
            size="sm"
            to={editAddress(item.id)}
            state={{ ...from, itemId: item.id }}
            aria-label={text('editItem', { name })}
          >
            {text('edit')}
          </ButtonLink>
          <DeleteButton
            size="sm"
            variant="ghost"
            aria-label={text('deleteItem', { name })}
            onClick={() => onDelete(item)}
          >
            {uiText('delete')}
          </DeleteButton>
        </>
      )}
      <HostMenu
        kind="menuItem"
        toRecord={() => toItemSummary(item)}
        label={text('moreFor', { name })}
        items={NO_ENTRIES}
      />
    </Foot>
  );
}

function StockSwitch({ item, onToggle }: StockToggleProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const can = useAtomValue(accessAtom);
  const ask = useSetAtom(outUntilItemAtom);
  return (
    <Row isOneLine>
      <StockToggle item={item} onToggle={onToggle} />
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
