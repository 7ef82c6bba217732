import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { daySpan } from '../../../ui/patterns/export/daySpan';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { Card, Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, focusRing, font, radius, space } from '../../../ui/theme/theme';
import type { Review } from '../data';
import { type DishRating, rateDishes } from '../dishRatings';
import messages from '../messages.en.json';
import { dishExport } from '../ratingExport';

/** Small page sizes, because the reviews are below the table. */
const PAGE_SIZES = [5, 10, 50] as const;

interface DishRatingsProps {
  reviews: readonly Review[];
  /** Called with the key of a dish whose reviews are shown. */
  onChoose: (dish: string) => void;
}

/** The food ratings of each dish; dishes with too few reviews are listed separately. */
export function DishRatings({ reviews, onChoose }: DishRatingsProps) {
  const text = useText(messages);
  const { isoDay } = useAtomValue(formatsAtom);
  const columns = useDishColumns(onChoose);
  const clock = useAtomValue(clockAtom);
  const [now] = useState(clock.now);
  const { rated, few } = useMemo(() => rateDishes(reviews, now), [reviews, now]);
  if (rated.length + few.length === 0) return null;
  return (
    <section aria-label={text('dishes')}>
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading>{text('dishes')}</Heading>
          {rated.length > 0 && (
            <ExportButton
              name={text('dishes')}
              count={rated.length}
              read={() => ({
                columns: dishExport(text),
                rows: rated,
                days: daySpan(reviews.map(({ createdAt }) => isoDay(createdAt))),
              })}
            />
          )}
        </Row>
        <Quiet as="p">{text('dishesHelp')}</Quiet>
        <DataTable
          caption={text('dishesCaption')}
          columns={columns}
          rows={rated}
          rowId={({ key }) => key}
          order={text('lowestFirst')}
          pageSize={PAGE_SIZES[0]}
          pageSizes={PAGE_SIZES}
          empty={<Card>{text('dishesNone')}</Card>}
        />
        {few.length > 0 && <FewReviews dishes={few} onChoose={onChoose} />}
      </Stack>
    </section>
  );
}

function useDishColumns(onChoose: DishRatingsProps['onChoose']): readonly DataColumn<DishRating>[] {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  return useMemo(
    () => [
      {
        id: 'dish',
        header: text('columnDish'),
        value: ({ name }) => name,
        cell: (dish) => <DishButton {...{ dish, onChoose }} />,
        card: { line: 1, side: 'start', look: 'main' },
      },
      {
        id: 'average',
        header: text('columnAverage'),
        value: ({ average }) => average,
        cell: ({ average }) => text('average', { average: number(tenths(average)) }),
        align: 'end',
        card: { line: 1, side: 'end', look: 'main' },
      },
      {
        id: 'reviews',
        header: text('columnReviews'),
        value: ({ count }) => count,
        cell: ({ count }) => number(count),
        align: 'end',
        card: { line: 2, side: 'start', look: 'named' },
      },
      {
        id: 'trend',
        header: text('columnTrend'),
        value: ({ change }) => change,
        cell: ({ change }) => <Trend change={change} />,
        align: 'end',
        card: { line: 2, side: 'end', look: 'named' },
      },
    ],
    [text, number, onChoose],
  );
}

function Trend({ change }: { change: number | null }) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  if (change === null) return NOTHING;
  const shown = number(Math.max(0.1, tenths(Math.abs(change))));
  if (change === 0) return <StatusChip label={text('trendSame')} />;
  return change > 0 ? (
    <StatusChip tone="success" label={text('trendUp', { change: shown })} />
  ) : (
    <StatusChip tone="danger" label={text('trendDown', { change: shown })} />
  );
}

function tenths(score: number): number {
  return Math.round(score * 10) / 10;
}

const Disclosure = styled.details`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  & > summary {
    ${focusRing}
    inline-size: fit-content;
    padding-block: ${space[1]};
    border-radius: ${radius.small};
    cursor: pointer;
  }
`;

interface FewReviewsProps extends Pick<DishRatingsProps, 'onChoose'> {
  dishes: readonly DishRating[];
}

function FewReviews({ dishes, onChoose }: FewReviewsProps) {
  const text = useText(messages);
  return (
    <Disclosure>
      <summary>{text('dishesFew', { count: dishes.length })}</summary>
      <Row gap={3}>
        {dishes.map((dish) => (
          <span key={dish.key}>
            <DishButton {...{ dish, onChoose }} /> {text('dishCount', { count: dish.count })}
          </span>
        ))}
      </Row>
    </Disclosure>
  );
}

const Plain = styled.button`
  ${focusRing}
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font: inherit;
  font-weight: ${font.weight.strong};
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;

interface DishButtonProps extends Pick<DishRatingsProps, 'onChoose'> {
  dish: DishRating;
}

/** Shows the reviews of a dish. */
function DishButton({ dish: { key, name }, onChoose }: DishButtonProps) {
  return (
    <Plain type="button" onClick={() => onChoose(key)}>
      {clip(name)}
    </Plain>
  );
}
