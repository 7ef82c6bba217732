import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { daySpan } from '../../../ui/patterns/export/daySpan';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { RatingsView } from '../components/RatingsView';
import { type Review, ratingsAtom } from '../data';
import messages from '../messages.en.json';
import { ratingExport } from '../ratingExport';
import { useStars } from '../stars';

const NONE: readonly Review[] = [];

/** `/outlet/rating` (B2) */
export function RatingPage() {
  const text = useText(messages);
  const { isoDay } = useAtomValue(formatsAtom);
  const query = useAtomValue(ratingsAtom);
  const rows = useStars(query.data?.reviews ?? NONE).shown;
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
