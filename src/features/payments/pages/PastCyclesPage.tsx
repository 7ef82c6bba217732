import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { DataTable } from '../../../ui/patterns/DataTable';
import { ListEmpty } from '../../../ui/patterns/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { useListView } from '../../../ui/patterns/useListView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { useCycleColumns } from '../components/useCycleColumns';
import { CYCLE_LIST } from '../cycleList';
import messages from '../messages.en.json';
import { cyclesAtom } from '../queries';

/** `/pending-payouts`: the payout cycles so far (decision b73). */
export function PastCyclesPage() {
  const text = useText(messages);
  const query = useAtomValue(cyclesAtom);
  const { view, onTable } = useListView(CYCLE_LIST);
  const columns = useCycleColumns();
  return (
    <Page title={text('cyclesTitle')}>
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
        {(cycles) => (
          <DataTable
            caption={text('cyclesCaption')}
            columns={columns}
            rows={cycles}
            rowId={({ serial }) => String(serial)}
            empty={null}
            pageSizes={CYCLE_LIST.pageSizes}
            control={{ view: view.table, onViewChange: onTable }}
          />
        )}
      </QueryView>
    </Page>
  );
}
