import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { OrderItem } from '../../../core/orders/types';
import { usePriceOfOne } from '../../../ui/orders/OrderItems';
import { DietMark } from '../../../ui/primitives/DietMark';
import { box, color, figures, font, radius, space, tint } from '../../../ui/theme/theme';
import { SoldOutButton } from '../soldOut/SoldOutButton';
import messages from './messages.en.json';

/** The price wraps below the name if the longest word leaves no room for it. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[1]} ${space[2]};
    padding-block: ${space[2]};
  }
  & > li:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
  & strong {
    ${figures}
    white-space: nowrap;
  }
  & [data-part='name'] {
    flex: 1 1 min-content;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  & [data-part='variant'] {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  & [data-part='price'] {
    ${figures}
    margin-inline-start: auto;
  }
  & [data-part='action'] {
    flex-basis: 100%;
    padding-inline-start: ${space[3]};
    & > button {
      color: ${color.textMuted};
      font-weight: ${font.weight.regular};
    }
  }
  ${box.wide} {
    & [data-part='action'] {
      flex-basis: auto;
    }
  }
  & [data-part='next-line'] {
    flex-basis: 100%;
    padding-inline-start: ${space[5]};
  }
  & p {
    inline-size: fit-content;
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
    background: ${tint(color.warning)};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
`;

interface DetailItemsProps {
  items: readonly OrderItem[];
  /** Whether the kitchen still has to prepare the order. */
  isOpen: boolean;
}

export function DetailItems({ items, isOpen }: DetailItemsProps) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const priceOfOne = usePriceOfOne();
  if (items.length === 0) return text('noItems');
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <span>
            <DietMark diet={item.diet} />
          </span>
          <strong>{text('quantity', { count: number(item.quantity) })}</strong>
          <div data-part="name">
            <bdi>{clip(item.name)}</bdi>
            {item.variant && (
              <div data-part="variant">
                <bdi>{clip(item.variant)}</bdi>
              </div>
            )}
          </div>
          <div data-part="price">{priceOfOne(item)}</div>
          {isOpen && (
            <div data-part="action">
              <SoldOutButton item={item} />
            </div>
          )}
          {item.instructions && (
            <div data-part="next-line">
              <p>{text('itemInstructions', { text: clip(item.instructions) })}</p>
            </div>
          )}
        </li>
      ))}
    </List>
  );
}
