import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { Review } from '../types';
import { useFirst } from '../useFirst';
import { ReviewCard } from './ReviewCard';

/** Two cards a row (specification B 2), one in a narrow box. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const End = styled.div`
  display: grid;
  justify-items: center;
`;

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const text = useText(messages);
  const { shown, isMore, showMore, end } = useFirst(reviews);
  return (
    <>
      <Cards>
        {shown.map((review) => (
          <ReviewCard key={review.key} review={review} />
        ))}
      </Cards>
      {isMore && (
        <End ref={end}>
          <Button onClick={showMore}>{text('showMore')}</Button>
        </End>
      )}
    </>
  );
}
