import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { DietMark } from '../../../ui/primitives/DietMark';
import { figures } from '../../../ui/theme/mixins';
import { color, font, radius, space, tint } from '../../../ui/theme/theme';
import type { OrderItem } from '../types';
import { usePriceOfOne } from '../usePriceOfOne';
import messages from './messages.en.json';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`;

/** Where the longest word of a name finds no room beside the price, that goes below it. */
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[2]};
  &:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
`;

const Quantity = styled.strong`
  ${figures}
  white-space: nowrap;
`;

const Name = styled.div`
  flex: 1 1 min-content;
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

const Variant = styled.div`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

const Price = styled.div`
  ${figures}
  margin-inline-start: auto;
`;

const NextLine = styled.div`
  flex-basis: 100%;
  padding-inline-start: ${space[5]};
`;

const Instructions = styled.p`
  inline-size: fit-content;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${tint(color.warning)};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

/** Every dish: mark, quantity, name, price, and what the customer asked for with it. */
export function DetailItems({ items }: { items: readonly OrderItem[] }) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const priceOfOne = usePriceOfOne();
  if (items.length === 0) return text('noItems');
  return (
    <List>
      {items.map((item, index) => (
        <Line key={index}>
          <span>
            <DietMark diet={item.diet} />
          </span>
          <Quantity>{text('quantity', { count: number(item.quantity) })}</Quantity>
          <Name>
            {clip(item.name)}
            {item.variant && <Variant>{clip(item.variant)}</Variant>}
          </Name>
          <Price>{priceOfOne(item)}</Price>
          {item.instructions && (
            <NextLine>
              <Instructions>
                {text('itemInstructions', { text: clip(item.instructions) })}
              </Instructions>
            </NextLine>
          )}
        </Line>
      ))}
    </List>
  );
}
