import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { FilterBar } from '../../../ui/patterns/FilterBar';
import { ListEmpty } from '../../../ui/patterns/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { useListView } from '../../../ui/patterns/useListView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { OfferFailure } from '../components/OfferFailure';
import { OffersTable } from '../components/OffersTable';
import messages from '../messages.en.json';
import { filterOffers, OFFER_LIST } from '../offerList';
import { offersAtom } from '../queries';
import { OFFER_STATUSES } from '../types';
import { useOfferSwitch } from '../useOfferSwitch';

/** `/offers`: what the marketplace proposes, and what the restaurant takes part in. */
export function OffersPage() {
  const text = useText(messages);
  const query = useAtomValue(offersAtom);
  const { view, isNarrowed, onShowAll, onTable, ...filters } = useListView(OFFER_LIST);
  const { toggle, failed, forget } = useOfferSwitch();
  const { status, search } = view;
  const data = useMemo(
    () => query.data && filterOffers(query.data, { status, search }),
    [query.data, status, search],
  );
  const options = OFFER_STATUSES.map((value) => ({
    value,
    label: text(value === 'all' ? 'filterAll' : value),
  }));
  return (
    <Page
      title={text('title')}
      filters={<FilterBar {...filters} {...{ status, options }} searchHint={text('searchHint')} />}
    >
      <QueryView
        query={{ ...query, data }}
        skeleton={<Skeleton count={7} height="60px" gap="8px" />}
        empty={
          <ListEmpty
            hasFailed={query.data === undefined}
            failure={text('loadFailed')}
            text={text('empty')}
            help={text('emptyHelp')}
            narrowed={
              isNarrowed && query.data?.length
                ? { help: text('emptyNarrowed'), showAll: text('showAll'), onShowAll }
                : undefined
            }
          />
        }
      >
        {(offers) => (
          <OffersTable
            offers={offers}
            now={query.dataUpdatedAt}
            control={{ view: view.table, onViewChange: onTable }}
            onToggle={toggle}
          />
        )}
      </QueryView>
      <OfferFailure failed={failed} onClose={forget} />
    </Page>
  );
}
