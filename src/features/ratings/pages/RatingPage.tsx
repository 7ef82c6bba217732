import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { textKey } from '../../../core/text/textKey';
import { daySpan } from '../../../ui/patterns/export/daySpan';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { useIncrementalList } from '../../../ui/patterns/list/useIncrementalList';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Button } from '../../../ui/primitives/Button';
import { Card, Heading, Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { Columns } from '../../../ui/primitives/layout/ScreenLayout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, scaled, space } from '../../../ui/theme/theme';
import { DishRatings } from '../components/DishRatings';
import { DishReviews } from '../components/DishReviews';
import { ReviewCard } from '../components/ReviewCard';
import { ScoreLine } from '../components/ScoreLine';
import { StarChart } from '../components/StarChart';
import { ASPECTS, type Ratings, type Review, ratingsAtom, type Scores } from '../data';
import messages from '../messages.en.json';
import { ratingExport } from '../ratingExport';
import { countStars, lowReviews, useReviews } from '../stars';

const NONE: readonly Review[] = [];

/** `/outlet/rating` (B2) */
export function RatingPage() {
  const text = useText(messages);
  const { isoDay } = useAtomValue(formatsAtom);
  const query = useAtomValue(ratingsAtom);
  const rows = useReviews(query.data?.reviews ?? NONE).shown;
  return (
    <Page
      title={text('title')}
      secondary={
        <ExportButton
          name={text('title')}
          count={rows.length}
          read={() => ({
            columns: ratingExport(text),
            rows,
            days: daySpan(rows.map(({ createdAt }) => isoDay(createdAt))),
          })}
        />
      }
    >
      <QueryView
        query={query}
        empty={<ListEmpty text={text('empty')} help={text('loadHelp')} />}
        skeleton={<Skeleton count={4} height="180px" />}
      >
        {(ratings) => <RatingsView {...ratings} />}
      </QueryView>
    </Page>
  );
}

const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

function RatingsView({ overall, reviews }: Ratings) {
  const text = useText(messages);
  const { filter, dish, shown, choose, chooseDish } = useReviews(reviews);
  const heading = useRef<HTMLDivElement>(null);
  const name = shown
    .flatMap(({ items }) => items)
    .find((item) => textKey(item.name) === dish)?.name;
  const showDish = (key: string) => {
    chooseDish(key);
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  const counts = useMemo(() => countStars(reviews), [reviews]);
  const low = useMemo(() => lowReviews(reviews).length, [reviews]);
  const isLow = filter === 'low';
  const showAll = <Button onClick={() => choose(null)}>{text('showAll')}</Button>;
  return (
    <>
      <Summary>
        <OverallRatings scores={overall} />
        <StarChart counts={counts} chosen={isLow ? null : filter} onChoose={choose} />
      </Summary>
      <DishRatings reviews={reviews} onChoose={showDish} />
      <Row justify="space-between">
        <div ref={heading} tabIndex={-1}>
          <Row align="baseline">
            <Heading>
              {dish ? text('reviewsOf', { name: clip(name ?? dish) }) : text('reviews')}
            </Heading>
            <Quiet as="p" role="status">
              {text('shown', { count: shown.length })}
            </Quiet>
          </Row>
        </div>
        <Row>
          {(low > 0 || isLow) && (
            <Button aria-pressed={isLow} onClick={() => choose(isLow ? null : 'low')}>
              {text('low', { count: low })}
            </Button>
          )}
          {(filter || dish) && shown.length > 0 && showAll}
        </Row>
      </Row>
      {dish && shown.length > 0 && <DishReviews {...{ dish, reviews }} />}
      {shown.length > 0 ? (
        <ReviewList key={dish || filter} reviews={shown} />
      ) : (
        <Card>
          <EmptyState
            text={text('empty')}
            help={text((filter || dish) && reviews.length > 0 ? 'emptyNarrowed' : 'emptyHelp')}
            action={(filter || dish) && showAll}
          />
        </Card>
      )}
    </>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: max-content minmax(0, 1fr);
  gap: ${space[3]};
`;

const Four = styled.dl`
  display: grid;
  align-content: space-evenly;
  grid-template-columns: repeat(auto-fit, minmax(max(${scaled(124)}, 40%), 1fr));
  gap: ${space[4]};
  margin: 0;
  ${box.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

function OverallRatings({ scores }: { scores: Scores }) {
  const text = useText(messages);
  return (
    <Sheet as="section" aria-label={text('overall')}>
      <Heading>{text('overall')}</Heading>
      <Four>
        {ASPECTS.map((aspect) => (
          <ScoreLine key={aspect} label={text(aspect)} score={scores[aspect]} isLarge />
        ))}
      </Four>
    </Sheet>
  );
}

const STEP = 24;

const End = styled.div`
  display: grid;
  justify-items: center;
`;

/** Two cards per row, one in a narrow container (B2). */
function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const text = useText(messages);
  const { shown, isMore, showMore, end } = useIncrementalList(reviews, STEP);
  return (
    <>
      <Columns>
        {shown.map((review) => (
          <ReviewCard key={review.key} review={review} />
        ))}
      </Columns>
      {isMore && (
        <End ref={end}>
          <Button onClick={showMore}>{text('showMore')}</Button>
        </End>
      )}
    </>
  );
}
