import { useAtomValue } from 'jotai';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { clip, record, safeId, text as textOf } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { type QueryResult, QueryView } from '../../../ui/patterns/QueryView';
import { inTableOrder } from '../../../ui/patterns/table/dataTableModel';
import { useListView } from '../../../ui/patterns/table/useListView';
import { Banner } from '../../../ui/primitives/Banner';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { type CycleDays, cycleLinkId } from '../cycle/cycleDays';
import { CYCLE_LIST, CycleOrders, filterFindings } from '../cycle/CycleOrders';
import { CycleSums } from '../cycle/CycleSums';
import { findingExport } from '../cycle/findingExport';
import { GROUP_TEXT, PROBLEMS } from '../cycle/findingWords';
import messages from '../cycle/messages.en.json';
import { createCycleAtom } from '../cycle/queries';
import { reconcile, type Reconciliation } from '../cycle/reconcile';
import type { CycleData, Finding } from '../cycle/types';
import { useFindingColumns } from '../cycle/useFindingColumns';
import { useRates } from '../estimate/rates';
import { payoutsAtom } from '../queries';
import type { Payout } from '../types';
import { createZone } from '../../../core/format/zone';
import { timeZoneAtom } from '../../../core/state/services';

const NONE: readonly Finding[] = [];

/** `/pending-payouts/:cycle`: the estimate of a cycle, and its orders compared with its payments. */
export function CyclePage() {
  const id = safeId(useParams().cycle);
  const query = useAtomValue(payoutsAtom);
  const payout = query.data?.find(({ days }) => days && cycleLinkId(days) === id);
  const { days } = payout ?? {};
  if (payout && days) return <Cycle key={id} payout={payout} days={days} />;
  return <UnknownCycle query={query} />;
}

function UnknownCycle({ query }: { query: QueryResult<Payout[]> }) {
  const text = useText(messages);
  const empty = (
    <ListEmpty
      text={text('notFound')}
      help={text('notFoundHelp')}
      hasFailed={query.data === undefined}
      failure={text('listFailed')}
    />
  );
  return (
    <Frame>
      <QueryView query={query} isEmpty={() => true} empty={empty}>
        {() => null}
      </QueryView>
    </Frame>
  );
}

function Cycle({ payout, days }: { payout: Payout; days: CycleDays }) {
  const text = useText(messages);
  const { cycle } = payout;
  const { from, to } = days;
  const query = useAtomValue(
    useMemo(() => createCycleAtom(cycle, { from, to }), [cycle, from, to]),
  );
  const rates = useRates();
  const result = useReconciliation(query.data, days, rates);
  const list = useListView(CYCLE_LIST);
  const hasDetails = Boolean(query.data?.details);
  const columns = useFindingColumns(rates.units, hasDetails);
  const findings = result?.findings ?? NONE;
  const { status, search } = list.view;
  const rows = useMemo(
    () => filterFindings(findings, { status, search }),
    [findings, status, search],
  );
  return (
    <Frame
      payout={payout}
      secondary={
        <ExportButton
          name={text('title')}
          count={rows.length}
          read={() => ({
            columns: findingExport(text, rates.units, hasDetails),
            rows: inTableOrder(columns, rows, list.view.table.sort),
            days: [from, to],
          })}
        />
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton count={4} height="120px" />}
        empty={<ListEmpty text={text('failed')} help={text('failedHelp')} />}
      >
        {(data) =>
          result ? (
            <>
              {data.isIncomplete && <Banner tone="warning">{text('incomplete')}</Banner>}
              <Outcome result={result} />
              <CycleSums {...{ payout, data, result, rates }} />
              <CycleOrders {...{ result, rows, columns, list }} />
            </>
          ) : (
            <Skeleton count={4} height="120px" />
          )
        }
      </QueryView>
    </Frame>
  );
}

function Outcome({ result: { counts, findings } }: { result: Reconciliation }) {
  const text = useText(messages);
  const found = PROBLEMS.filter((group) => counts[group] > 0);
  const count = found.reduce((sum, group) => sum + counts[group], 0);
  if (count > 0) {
    const groups = found.map((group) =>
      text('groupCount', { group: text(GROUP_TEXT[group]), count: counts[group] }),
    );
    return <Banner tone="warning">{text('toCheck', { count, groups: groups.join(', ') })}</Banner>;
  }
  const isChecked = counts.unchecked < findings.length || findings.length === 0;
  if (!isChecked) return null;
  return (
    <Banner tone={counts.matched > 0 ? 'success' : 'info'}>
      {text('allMatch', { count: counts.matched })}
    </Banner>
  );
}

interface FrameProps {
  payout?: Payout;
  secondary?: ReactNode;
  children: ReactNode;
}

function Frame({ payout, secondary, children }: FrameProps) {
  const text = useText(messages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const to = { pathname: paths.pendingPayouts, search: textOf(record(state).search) };
  return (
    <Page
      title={text('title')}
      titleNote={payout && <Quiet as="p">{clip(payout.cycle)}</Quiet>}
      secondary={secondary}
      onBack={() => void navigate(to, { state: RETURNING })}
      backLabel={text('back')}
    >
      {children}
    </Page>
  );
}

/** The reconciliation, computed in slices; `null` until it is done. The last result stays while the rates change. */
function useReconciliation(
  data: CycleData | undefined,
  { from, to }: CycleDays,
  { rates, units, isPending }: Pick<ReturnType<typeof useRates>, 'rates' | 'units' | 'isPending'>,
): Reconciliation | null {
  const timeZone = useAtomValue(timeZoneAtom);
  const [result, setResult] = useState<Reconciliation | null>(null);
  useEffect(() => {
    if (!data || isPending) return;
    const stop = new AbortController();
    const { startOf } = createZone(timeZone);
    const options = { days: { from, to }, startOf, rates, units };
    // A transition renders the screen in slices.
    const show = (done: Reconciliation) => startTransition(() => setResult(done));
    // Rejects only when the computation is stopped.
    reconcile(data, options, { signal: stop.signal, onBreak: () => {} }).then(show, () => {});
    return () => stop.abort();
  }, [data, from, to, timeZone, rates, units, isPending]);
  return result;
}
