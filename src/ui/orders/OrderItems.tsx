import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../core/format/formatsAtom';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import type { OrderItem } from '../../core/orders/types';
import { DietMark } from '../primitives/DietMark';
import { clampLines, color, figures, font, scaled, space } from '../theme/theme';
import messages from './messages.en.json';

/** The price wraps below the name if the longest word leaves no room for it. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space[2]};
    font-size: ${font.size.sm};
  }
  & > li > strong {
    ${figures}
    font-weight: ${font.weight.strong};
    white-space: nowrap;
  }
  & [data-part='name'] {
    flex: 1 1 ${scaled(96)};
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  &[data-brief] {
    gap: ${space[1]};
    line-height: ${font.line.tight};
  }
  &[data-brief] [data-part='name'] > span {
    ${clampLines(4)}
  }
  & [data-part='variant'] {
    color: ${color.textMuted};
  }
  & [data-part='price'] {
    ${figures}
    margin-inline-start: auto;
  }
`;

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** Whether names are cut off after four lines. */
  isBrief?: boolean;
  /** Default `true`. */
  hasPrices?: boolean;
}

/** The dishes of an order on a card or panel (A2). */
export function OrderItems({ items, isBrief = false, hasPrices = true }: OrderItemsProps) {
  const text = useText(messages);
  const priceOfOne = usePriceOfOne();
  return (
    <List data-brief={isBrief || undefined}>
      {items.map((item, index) => (
        <li key={index}>
          <span>
            <DietMark diet={item.diet} />
          </span>
          <strong>{text('quantity', { count: item.quantity })}</strong>
          <span data-part="name">
            <span>
              <bdi>{clip(item.name)}</bdi>{' '}
              {item.variant && <bdi data-part="variant">{clip(item.variant)}</bdi>}
            </span>
          </span>
          {hasPrices && <span data-part="price">{priceOfOne(item)}</span>}
        </li>
      ))}
    </List>
  );
}

/** Formats the unit price; adds "each" if the quantity is above one. */
export function usePriceOfOne(): (item: OrderItem) => string {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  return ({ price, quantity }) =>
    price !== null && quantity > 1 ? text('each', { price: money(price) }) : money(price);
}
