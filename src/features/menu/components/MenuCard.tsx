import { useAtomValue, useSetAtom } from 'jotai';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
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
import { StockToggle, type StockToggleProps } from '../../../ui/menu/StockToggle';
import uiMessages from '../../../ui/messages.en.json';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { Button, ButtonLink, IconButton } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/layout/Layout';
import { cardLook, clampLines, color, font, space } from '../../../ui/theme/theme';
import { outUntilItemAtom, StockChip } from '../../stock/public';
import { useReveal } from '../useAddedItem';
import { DietType } from './DietType';
import { DishPicture } from './DishPicture';

export interface MenuCardProps extends StockToggleProps {
  isAdded: boolean;
  onDelete: (item: MenuItem) => void;
}

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  overflow: hidden;
  ${cardLook}
  /* Skips the rendering of cards outside the viewport. */
  content-visibility: auto;
  contain-intrinsic-size: auto 460px;
  &[data-added] {
    background: ${color.primarySoft};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const CardPicture = styled(DishPicture)<{ $isOut: boolean }>`
  aspect-ratio: 16 / 9;
  ${({ $isOut }) => $isOut && 'filter: grayscale(0.85); opacity: 0.7;'}
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[2]};
`;

const Name = styled.h2`
  ${clampLines(2)}
  font-size: ${font.size.md};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  ${clampLines(2)}
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export function MenuCard({ item, isAdded, onToggle, onDelete }: MenuCardProps) {
  const ref = useReveal<HTMLElement>(isAdded);
  const text = useText(messages);
  const nameId = useId();
  const name = useItemName()(item);
  return (
    <Sheet
      ref={ref}
      data-added={isAdded || undefined}
      data-vp-part="card"
      aria-labelledby={nameId}
      tabIndex={-1}
    >
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

function StockSwitch({ item, onToggle }: StockToggleProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const can = useAtomValue(accessAtom);
  const ask = useSetAtom(outUntilItemAtom);
  return (
    <Row isOneLine>
      <StockToggle item={item} onToggle={onToggle} />
      <StockChip item={item} />
      {item.id !== '' && can(RIGHTS.setStock) && (
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

const NO_ENTRIES = [] as const;

interface ActionsProps extends Pick<MenuCardProps, 'item' | 'onDelete'> {
  name: string;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[4]} ${space[3]};
`;

const DeleteButton = styled(Button)`
  margin-inline: auto calc(-1 * ${space[3]});
  color: ${color.danger};
`;

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
