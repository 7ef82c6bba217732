import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { useConsent } from '../../../core/payouts/useConsent';
import { type FailedSwitch, useListSwitch } from '../../../core/state/useListSwitch';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { hostExport } from '../../../ui/patterns/host/useHostColumns';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import {
  type DataColumn,
  inTableOrder,
  type TableControl,
  type TableView,
} from '../../../ui/patterns/table/dataTableModel';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { sortedBy } from '../../../ui/patterns/table/SortSelect';
import { useListView } from '../../../ui/patterns/table/useListView';
import { useClock } from '../../../ui/patterns/useClock';
import { Banner } from '../../../ui/primitives/Banner';
import { AlertDialog } from '../../../ui/primitives/overlay/AlertDialog';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { OFFER_STATUSES, type Offer, offersAtom, offersKeyAtom, setOfferActiveAtom } from '../data';
import messages from '../messages.en.json';
import { filterOffers, OFFER_LIST } from '../offerList';
import { offerExport, useOfferColumns } from '../useOfferColumns';

const MINUTE_MS = 60_000;
const toMinute = (now: number) => now - (now % MINUTE_MS);

/** `/offers` */
export function OffersPage() {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const query = useAtomValue(offersAtom);
  const { view, isNarrowed, onShowAll, onTable, ...filters } = useListView(OFFER_LIST);
  const { toggle, failed, forget } = useOfferSwitch();
  /** The time that decides which offers are upcoming or expired. */
  const now = useClock(toMinute);
  const columns = useOfferColumns(now, toggle);
  const { status, search } = view;
  const consentOf = useConsent();
  const hasConsent = useAtomValue(hasCapabilityAtom)('payouts.deductions');
  const today = formats.isoDay(now);
  const soon = (query.data ?? []).flatMap(({ title, consent }) => {
    const what = consent ? consentOf(consent, today).soon : '';
    return what ? [text('soon', { title: clip(title) || text('untitled'), what })] : [];
  });
  const data = useMemo(
    () => query.data && filterOffers(query.data, { status, search }),
    [query.data, status, search],
  );
  const options = OFFER_STATUSES.map((value) => ({
    value,
    label: text(value === 'all' ? 'filterAll' : value),
  }));
  const sort = {
    columns,
    sorted: sortedBy(view.table.sort),
    order: undefined,
    onSort: (next: TableView['sort']) => onTable({ ...view.table, page: 0, sort: next }),
  };
  return (
    <Page
      title={text('title')}
      secondary={
        <ExportButton
          name={text('title')}
          count={data?.length ?? 0}
          read={() => ({
            columns: [
              ...offerExport(text, formats, { now, consentOf: hasConsent ? consentOf : null }),
              ...hostExport(columns),
            ],
            rows: inTableOrder(columns, data ?? [], view.table.sort),
          })}
        />
      }
      filters={
        <FilterBar {...filters} {...{ status, options, sort }} searchHint={text('searchHint')} />
      }
    >
      {soon.length > 0 && <Banner tone="warning">{soon.join('\n')}</Banner>}
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
            columns={columns}
            control={{ view: view.table, onViewChange: onTable }}
          />
        )}
      </QueryView>
      <OfferFailure failed={failed} onClose={forget} />
    </Page>
  );
}

interface OffersTableProps {
  offers: readonly Offer[];
  columns: readonly DataColumn<Offer>[];
  control: TableControl;
}

function OffersTable({ offers, columns, control }: OffersTableProps) {
  const text = useText(messages);
  return (
    <DataTable
      caption={text('caption')}
      columns={columns}
      rows={offers}
      rowId={({ id }) => id}
      empty={null}
      isSortFolded
      pageSizes={OFFER_LIST.pageSizes}
      control={control}
    />
  );
}

function useOfferSwitch() {
  const text = useText(messages);
  return useListSwitch<Offer>(setOfferActiveAtom, {
    group: 'offers',
    queryKey: useAtomValue(offersKeyAtom),
    put: (offer, isActive) => ({ ...offer, isActive }),
    done: ({ title }, isActive, message) =>
      message || text(isActive ? 'nowActive' : 'nowPending', { title }),
  });
}

interface OfferFailureProps {
  failed: FailedSwitch<Offer> | null;
  onClose: () => void;
}

/** Names the offer that could not be changed (b27). */
function OfferFailure({ failed, onClose }: OfferFailureProps) {
  const text = useText(messages);
  const title = clip(failed?.row.title ?? '') || text('untitled');
  return (
    <AlertDialog
      isOpen={failed !== null}
      title={text('toggleFailed')}
      description={text(failed?.row.isActive ? 'stillActive' : 'stillPending', { title })}
      reason={failed?.reason}
      onClose={onClose}
    />
  );
}
