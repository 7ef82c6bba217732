import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { DietMark } from '../../../ui/primitives/DietMark';
import { figures } from '../../../ui/theme/mixins';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { OrderItem } from '../types';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[2]};
  font-size: ${font.size.sm};
`;

const Quantity = styled.strong`
  ${figures}
  font-weight: ${font.weight.strong};
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Variant = styled.span`
  color: ${color.textMuted};
`;

const Price = styled.span`
  ${figures}
`;

/** Ordered dishes: mark, quantity in bold, name and price (specification A 2). */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  return (
    <List>
      {items.map((item, index) => (
        <Line key={index}>
          <DietMark diet={item.diet} />
          <Quantity>{text('quantity', { count: item.quantity })}</Quantity>
          <Name>
            {clip(item.name)} {item.variant && <Variant>{clip(item.variant)}</Variant>}
          </Name>
          <Price>{money(item.price)}</Price>
        </Line>
      ))}
    </List>
  );
}
