import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { Slot } from '../../../ui/patterns/host/Slot';
import { hostExport } from '../../../ui/patterns/host/useHostColumns';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView, RetryRow } from '../../../ui/patterns/QueryView';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import { inTableOrder } from '../../../ui/patterns/table/dataTableModel';
import type { ListOptions } from '../../../ui/patterns/table/listUrl';
import { useListView } from '../../../ui/patterns/table/useListView';
import { Button } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { payoutsAtom, sendsAtom } from '../data';
import { EstimateNote } from '../estimate/EstimateNote';
import { useRates } from '../estimate/rates';
import messages from '../messages.en.json';
import { MonthLinks } from '../month/MonthLinks';
import { useCycleEstimates } from '../useCycleEstimates';
import { useCyclePayments } from '../useCyclePayments';
import { payoutExport, SORTABLE, usePayoutColumns } from '../usePayoutColumns';

/** The values that are valid in the URL; this list has no filter. */
const PAYOUT_LIST: ListOptions<'all'> = {
  statuses: ['all'],
  sortable: SORTABLE,
  table: 'payouts',
  pageSize: 25,
  pageSizes: [10, 25, 50],
};

/** `/pending-payouts`: past payout cycles (b73). */
export function PayoutsPage() {
  const text = useText(messages);
  const { isoDay } = useAtomValue(formatsAtom);
  const query = useAtomValue(payoutsAtom);
  const { view, onTable } = useListView(PAYOUT_LIST);
  const [isAsked, setAsked] = useState(false);
  const { units } = useRates();
  const { deductions: hasDeductions } = useAtomValue(sendsAtom);
  const payments = useCyclePayments(query.data, { isAsked, units });
  const estimates = useCycleEstimates(payments.unpaid, isAsked);
  const columns = usePayoutColumns(estimates, payments, units);
  const hasFailed = query.data?.some((payout) => payments.of?.(payout).state === 'failed');
  return (
    <Page
      title={text('cyclesTitle')}
      secondary={
        <ExportButton
          name={text('cyclesTitle')}
          count={query.data?.length ?? 0}
          read={() => ({
            columns: [
              ...payoutExport(text, { estimates, payments, units, isoDay, hasDeductions }),
              ...hostExport(columns),
            ],
            rows: inTableOrder(columns, query.data ?? [], view.table.sort),
          })}
        />
      }
    >
      <MonthLinks />
      <QueryView
        query={query}
        skeleton={<Skeleton count={10} height="45px" gap="8px" />}
        empty={
          <ListEmpty
            text={text('cyclesEmpty')}
            help={text('cyclesEmptyHelp')}
            hasFailed={query.data === undefined}
            failure={text('cyclesFailed')}
          />
        }
      >
        {(payouts) => (
          <>
            <DataTable
              caption={text('cyclesCaption')}
              columns={columns}
              rows={payouts}
              rowId={({ serial }) => String(serial)}
              order={text('columnSerial')}
              empty={null}
              pageSizes={PAYOUT_LIST.pageSizes}
              control={{ view: view.table, onViewChange: onTable }}
            />
            {estimates.isError && (
              <RetryRow onRetry={estimates.refetch}>{text('estimatesFailed')}</RetryRow>
            )}
            {hasFailed && <RetryRow onRetry={payments.refetch}>{text('paymentsFailed')}</RetryRow>}
            {(estimates.canAsk || payments.canAsk) && (
              <Row>
                <Button size="sm" onClick={() => setAsked(true)}>
                  {text(payments.of ? 'amountsShow' : 'estimatesShow')}
                </Button>
              </Row>
            )}
            <EstimateNote />
          </>
        )}
      </QueryView>
      <Slot name="payouts" />
    </Page>
  );
}
