import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { DietMark } from '../../../ui/primitives/DietMark';
import { clampLines, figures } from '../../../ui/theme/mixins';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { OrderItem } from '../types';
import { usePriceOfOne } from '../usePriceOfOne';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  list-style: none;
`;

/** Where the longest word of a name finds no room beside the price, that goes below it. */
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  font-size: ${font.size.sm};
`;

const Quantity = styled.strong`
  ${figures}
  font-weight: ${font.weight.strong};
  white-space: nowrap;
`;

const Place = styled.span`
  flex: 1 1 min-content;
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

const Name = styled.span<{ $isBrief: boolean }>`
  ${({ $isBrief }) => $isBrief && clampLines(2)}
`;

const Variant = styled.span`
  color: ${color.textMuted};
`;

const Price = styled.span`
  ${figures}
  margin-inline-start: auto;
`;

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** Long names are cut: the whole order is a click away. */
  isBrief?: boolean;
}

/** Ordered dishes: mark, quantity in bold, name and the price of one (specification A 2). */
export function OrderItems({ items, isBrief = false }: OrderItemsProps) {
  const text = useText(messages);
  const priceOfOne = usePriceOfOne();
  return (
    <List>
      {items.map((item, index) => (
        <Line key={index}>
          <span>
            <DietMark diet={item.diet} />
          </span>
          <Quantity>{text('quantity', { count: item.quantity })}</Quantity>
          <Place>
            <Name $isBrief={isBrief}>
              {clip(item.name)} {item.variant && <Variant>{clip(item.variant)}</Variant>}
            </Name>
          </Place>
          <Price>{priceOfOne(item)}</Price>
        </Line>
      ))}
    </List>
  );
}
