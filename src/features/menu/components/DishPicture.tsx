import { UtensilsCrossed } from 'lucide-react';
import { styled } from 'styled-components';
import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { Picture } from '../../../ui/patterns/Picture';

const Frame = styled(Picture)`
  aspect-ratio: 4 / 3;
  inline-size: 100%;
  object-fit: cover;
`;

export function DishPicture({ item, className }: { item: MenuItem; className?: string }) {
  const text = useText(messages);
  const nameOf = useItemName();
  return (
    <Frame
      className={className}
      source={item.image}
      alt={text(item.image ? 'pictureOf' : 'noPicture', { name: nameOf(item) })}
      standIn={<UtensilsCrossed size={36} strokeWidth={1.5} />}
    />
  );
}
