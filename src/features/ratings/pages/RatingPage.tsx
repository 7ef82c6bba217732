import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { EmptyState } from '../../../ui/patterns/list/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Card } from '../../../ui/primitives/layout/Card';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { RatingsView } from '../components/RatingsView';
import messages from '../messages.en.json';
import { ratingsAtom } from '../queries';

/** `/outlet/rating` (B2) */
export function RatingPage() {
  const text = useText(messages);
  const query = useAtomValue(ratingsAtom);
  return (
    <Page title={text('title')}>
      <QueryView
        query={query}
        empty={
          <Card>
            <EmptyState text={text('empty')} help={text('loadHelp')} />
          </Card>
        }
        skeleton={<Skeleton count={4} height="180px" />}
      >
        {(ratings) => <RatingsView {...ratings} />}
      </QueryView>
    </Page>
  );
}
