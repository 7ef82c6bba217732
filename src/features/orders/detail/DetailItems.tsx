import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { DietMark } from '../../../ui/primitives/DietMark';
import { figures } from '../../../ui/theme/mixins';
import { color, font, radius, space, tint } from '../../../ui/theme/theme';
import type { OrderItem } from '../types';
import messages from './messages.en.json';

const List = styled.ul`
  display: grid;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
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
  overflow-wrap: anywhere;
`;

const Variant = styled.div`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

const Price = styled.div`
  ${figures}
  text-align: end;
`;

const Instructions = styled.p`
  grid-column: 3 / -1;
  justify-self: start;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${tint(color.warning)};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

/** Every dish: mark, quantity, name, price, and what the customer asked for with it. */
export function DetailItems({ items }: { items: readonly OrderItem[] }) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  if (items.length === 0) return text('noItems');
  return (
    <List>
      {items.map((item, index) => (
        <Line key={index}>
          <DietMark diet={item.diet} />
          <Quantity>{text('quantity', { count: number(item.quantity) })}</Quantity>
          <Name>
            {clip(item.name)}
            {item.variant && <Variant>{clip(item.variant)}</Variant>}
          </Name>
          <Price>{money(item.price)}</Price>
          {item.instructions && (
            <Instructions>
              {text('itemInstructions', { text: clip(item.instructions) })}
            </Instructions>
          )}
        </Line>
      ))}
    </List>
  );
}
