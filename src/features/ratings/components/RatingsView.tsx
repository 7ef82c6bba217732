import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { Button } from '../../../ui/primitives/Button';
import { Card } from '../../../ui/primitives/Card';
import { Row } from '../../../ui/primitives/Layout';
import { Heading, Text } from '../../../ui/primitives/Text';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { countStars, readStars, starsOf } from '../stars';
import type { Ratings, Stars } from '../types';
import { OverallRatings } from './OverallRatings';
import { ReviewList } from './ReviewList';
import { StarChart } from './StarChart';

const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The overall ratings, how they are spread, and the reviews behind them. */
export function RatingsView({ overall, reviews }: Ratings) {
  const text = useText(messages);
  const [params, setParams] = useSearchParams();
  const stars = readStars(params.get('stars'));
  const counts = useMemo(() => countStars(reviews), [reviews]);
  const shown = useMemo(
    () => (stars ? reviews.filter((review) => starsOf(review) === stars) : reviews),
    [reviews, stars],
  );
  const choose = (next: Stars | null) => setParams(next ? { stars: next } : {}, { replace: true });
  const showAll = <Button onClick={() => choose(null)}>{text('showAll')}</Button>;
  return (
    <>
      <Summary>
        <OverallRatings scores={overall} />
        <StarChart counts={counts} chosen={stars} onChoose={choose} />
      </Summary>
      <Row justify="space-between">
        <Row align="baseline">
          <Heading>{text('reviews')}</Heading>
          <Text size="sm" tone="textMuted" role="status">
            {text('shown', { count: shown.length })}
          </Text>
        </Row>
        {stars && shown.length > 0 && showAll}
      </Row>
      {shown.length > 0 ? (
        <ReviewList key={stars} reviews={shown} />
      ) : (
        <Card>
          <EmptyState
            text={text('empty')}
            help={text(stars && reviews.length > 0 ? 'emptyNarrowed' : 'emptyHelp')}
            action={stars && showAll}
          />
        </Card>
      )}
    </>
  );
}
