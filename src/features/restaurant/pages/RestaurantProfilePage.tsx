import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { MANAGEMENT_TOAST } from '../../../core/constants';
import { useText } from '../../../core/messages/useText';
import { notifyAtom } from '../../../core/state/services';
import { vendorAtom } from '../../../core/vendor/queries';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Card } from '../../../ui/primitives/Card';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { RestaurantForm } from '../components/RestaurantForm';
import messages from '../messages.en.json';
import { restaurantAtom } from '../queries';

/** `/outlet/restaurant-profile`: how customers see the restaurant (specification B 2). */
export function RestaurantProfilePage() {
  const text = useText(messages);
  const query = useAtomValue(restaurantAtom);
  const vendor = useLinkedVendor();
  const help = text(query.data === null ? 'notFound' : 'loadHelp');
  return (
    <Page title={text('title')}>
      <QueryView
        query={query}
        empty={
          <Card>
            <EmptyState text={text('loadFailed')} help={help} />
          </Card>
        }
        skeleton={<Skeleton count={4} height="200px" />}
      >
        {(restaurant) => restaurant && <RestaurantForm restaurant={restaurant} vendor={vendor} />}
      </QueryView>
    </Page>
  );
}

/** The vendor's own record; said once when it cannot be had (specification B 8). */
function useLinkedVendor() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const { data, isError } = useAtomValue(vendorAtom);
  const hasFailed = isError && !data;
  useEffect(() => {
    if (hasFailed) notify.error(text('vendorFailed'), MANAGEMENT_TOAST);
  }, [hasFailed, notify, text]);
  return data ?? null;
}
