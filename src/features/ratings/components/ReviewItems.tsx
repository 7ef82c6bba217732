import { useAtomValue } from 'jotai';
import { Utensils } from 'lucide-react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Picture } from '../../../ui/patterns/Picture';
import { Text } from '../../../ui/primitives/layout/Text';
import { color, font, radius, space } from '../../../ui/theme/theme';
import type { ReviewedItem } from '../data';
import messages from '../messages.en.json';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block-start: auto;
  padding: ${space[3]} 0 0;
  border-block-start: 1px solid ${color.border};
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

const Dish = styled(Picture)`
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${radius.small};
  object-fit: cover;
`;

const None = styled(Text)`
  margin-block-start: auto;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border};
`;

export function ReviewItems({ items }: { items: readonly ReviewedItem[] }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  if (items.length === 0) {
    return (
      <None size="sm" tone="textMuted">
        {text('noItems')}
      </None>
    );
  }
  return (
    <List aria-label={text('items')}>
      {items.map(({ name, quantity, image }, index) => (
        <Item key={`${name}#${index}`}>
          <Dish source={image} alt="" standIn={<Utensils size={16} />} />
          <span>
            {quantity !== null && `${text('times', { quantity: formats.number(quantity) })} `}
            {clip(name) || text('itemNameless')}
          </span>
        </Item>
      ))}
    </List>
  );
}
