import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { startPathAtom } from '../../../core/navigation/screens';
import { FORM_TOASTS } from '../../../core/state/formToasts';
import { notifyAtom } from '../../../core/state/services';
import { vendorAtom } from '../../../core/vendor/queries';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Card } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { RestaurantForm } from '../components/RestaurantForm';
import { restaurantAtom } from '../data';
import messages from '../messages.en.json';

/** `/outlet/restaurant-profile` (B2) */
export function RestaurantProfilePage() {
  const text = useText(messages);
  const navigate = useNavigate();
  const startPath = useAtomValue(startPathAtom);
  const query = useAtomValue(restaurantAtom);
  const vendor = useLinkedVendor();
  const help = text(query.data === null ? 'notFound' : 'loadHelp');
  return (
    <Page isBackNarrow title={text('title')} onBack={() => void navigate(startPath)}>
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
      <Slot name="restaurantProfile" given={{ extra: query.data?.extra ?? NO_EXTRA }} />
    </Page>
  );
}

/** Shows one toast if the vendor cannot be loaded (B8). */
function useLinkedVendor() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const { data, isError } = useAtomValue(vendorAtom);
  const hasFailed = isError && !data;
  useEffect(() => {
    if (hasFailed) notify.error(text('vendorFailed'), FORM_TOASTS.restaurant);
  }, [hasFailed, notify, text]);
  return data ?? null;
}
