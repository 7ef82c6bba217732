import { useAtomValue } from 'jotai';
import { User, Utensils } from 'lucide-react';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Picture } from '../../../ui/patterns/Picture';
import { Button } from '../../../ui/primitives/Button';
import { Card, Heading, Quiet, Text } from '../../../ui/primitives/layout/Layout';
import { color, font, radius, space } from '../../../ui/theme/theme';
import { ASPECTS, type Review, type ReviewedItem } from '../data';
import messages from '../messages.en.json';
import { ScoreLine } from './ScoreLine';

/** Skips the rendering of cards outside the viewport. */
const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  content-visibility: auto;
  contain-intrinsic-size: auto 320px;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Face = styled(Picture)`
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius.full};
  object-fit: cover;
`;

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

const Scores = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[3]};
  margin: 0;
`;

export const ReviewCard = memo(function ReviewCard({ review }: { review: Review }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const name = clip(review.customer) || text('nameless');
  return (
    <Sheet as="article" aria-label={name}>
      <Head>
        <Face
          source={review.picture}
          alt={text('pictureOf', { name })}
          standIn={<User size={20} />}
        />
        <div>
          <Name as="h3">{name}</Name>
          {review.createdAt !== '' && <Quiet as="div">{formats.date(review.createdAt)}</Quiet>}
        </div>
      </Head>
      <ReviewText>{review.text}</ReviewText>
      <Scores>
        {ASPECTS.map((aspect) => (
          <ScoreLine key={aspect} label={text(aspect)} score={review.scores[aspect]} />
        ))}
      </Scores>
      <ReviewItems items={review.items} />
    </Sheet>
  );
});

/** A longer text is shortened, with a button to show all of it. */
const LONG = 280;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

function ReviewText({ children }: { children: string }) {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const isLong = children.length > LONG;
  const shown = isLong && !isOpen ? `${children.slice(0, LONG).trimEnd()}…` : clip(children);
  if (children === '') {
    return <Quiet as="p">{text('noText')}</Quiet>;
  }
  return (
    <div>
      <Words dir="auto">{shown}</Words>
      {isLong && (
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'readLess' : 'readMore')}
        </Button>
      )}
    </div>
  );
}

const None = styled(Text)`
  margin-block-start: auto;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border};
`;

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

function ReviewItems({ items }: { items: readonly ReviewedItem[] }) {
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
