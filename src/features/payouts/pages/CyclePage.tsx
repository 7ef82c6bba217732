import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { clip, record, safeId, toText } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths, screensAt } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { type QueryResult, QueryView } from '../../../ui/patterns/QueryView';
import { inTableOrder } from '../../../ui/patterns/table/dataTableModel';
import { useListView } from '../../../ui/patterns/table/useListView';
import { Banner } from '../../../ui/primitives/Banner';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { CycleChange } from '../comparison/CycleChange';
import { useReconciliation } from '../comparison/useReconciliation';
import { CYCLE_LIST, CycleOrders, filterFindings } from '../cycle/CycleOrders';
import { CycleOutcome } from '../cycle/CycleOutcome';
import { CycleSums } from '../cycle/CycleSums';
import { type CycleDays, cycleLinkId } from '../cycle/cycleDays';
import { findingExport } from '../cycle/findingExport';
import messages from '../cycle/messages.en.json';
import { createCycleAtom } from '../cycle/queries';
import type { Finding, NamedCycle } from '../cycle/types';
import { useFindingColumns } from '../cycle/useFindingColumns';
import { type Payout, payoutsAtom, sendsAtom } from '../data';
import { DeductionSums } from '../deductions/DeductionSums';
import { hasLines } from '../deductions/statement';
import { useRates } from '../estimate/rates';
import { linkStyles } from '../linkStyles';
import { PayoutMonth } from '../month/PayoutMonth';

const NONE: readonly Finding[] = [];

const CycleLines = lazyPage(() => import('../deductions/CycleLines'), 'CycleLines');
const CycleStatement = lazyPage(() => import('../deductions/CycleStatement'), 'CycleStatement');

/**
 * The pages below the list. The month is in the same chunk, because both compare orders with payments. The pages of the
 * deductions are loaded from here, so that a sign-in does not load their names.
 */
export function CyclePage() {
  const { pathname } = useLocation();
  const part = screensAt(pathname).at(-1);
  if (part === 'payoutMonth') return <PayoutMonth />;
  if (part === 'payoutCycle') return <OneCycle />;
  return part === 'payoutLines' ? (
    <LazyPart isShown>
      <CycleLines />
    </LazyPart>
  ) : (
    <LazyPart isShown>
      <CycleStatement />
    </LazyPart>
  );
}

/** `/pending-payouts/:cycle`: the estimate of a cycle, and its orders compared with its payments. */
function OneCycle() {
  const id = safeId(useParams().cycle);
  const query = useAtomValue(payoutsAtom);
  const payout = query.data?.find(({ days }) => days && cycleLinkId(days) === id);
  const { days } = payout ?? {};
  if (payout && days && query.data) {
    return <Cycle key={id} {...{ payout, days }} payouts={query.data} />;
  }
  return <UnknownCycle query={query} />;
}

/** The last cycle that ended before these days. */
function cycleBefore(payouts: readonly Payout[], from: string): NamedCycle | null {
  const ended = payouts.flatMap(({ cycle, days }) =>
    days && days.to < from ? [{ cycle, ...days }] : [],
  );
  return ended.toSorted((one, other) => (one.to < other.to ? 1 : -1))[0] ?? null;
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

interface CycleProps {
  payout: Payout;
  days: CycleDays;
  payouts: readonly Payout[];
}

function Cycle({ payout, days, payouts }: CycleProps) {
  const text = useText(messages);
  const { cycle } = payout;
  const { from, to } = days;
  const before = useMemo(() => cycleBefore(payouts, from), [payouts, from]);
  const query = useAtomValue(
    useMemo(() => createCycleAtom({ cycle, from, to }, before), [cycle, from, to, before]),
  );
  const rates = useRates();
  const sends = useAtomValue(sendsAtom);
  const results = useReconciliation(query.data, days, before, rates);
  const list = useListView(CYCLE_LIST);
  const { start, toChecks } = useChecksLink();
  const hasDetails = Boolean(query.data?.details);
  const findings = results?.result.findings ?? NONE;
  const hasGroups = findings.some(({ group }) => group !== 'unchecked');
  const columns = useFindingColumns({ units: rates.units, hasDetails, hasGroups });
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
        {(data) => {
          if (!results) return <Skeleton count={4} height="120px" />;
          const { result, comparison, isOpen } = results;
          const sums = { payout, days, units: rates.units };
          // What was deducted says more than an estimate of it.
          const isExplained = data.details !== null && hasLines(data.details);
          const hasSums = sends.deductions && Boolean(payout.deductions?.length);
          return (
            <>
              {data.isIncomplete && <Banner tone="warning">{text('incomplete')}</Banner>}
              {comparison && <CycleChange {...{ comparison, days, isOpen, rates, toChecks }} />}
              <CycleOutcome {...{ result, days, toChecks }} units={rates.units} />
              {hasSums && !isExplained && <DeductionSums {...sums} details={data.details} />}
              <CycleSums {...{ payout, data, days, result, rates }}>
                {isExplained ? <DeductionSums {...sums} details={data.details} /> : undefined}
              </CycleSums>
              <CycleOrders {...{ result, rows, columns, list, start }} />
            </>
          );
        }}
      </QueryView>
    </Frame>
  );
}

/** Underlined, because it may be part of a sentence. */
const ChecksLink = styled(Link)`
  ${linkStyles}
  text-decoration: underline;
`;

/** A link to the orders to check, and the element to which it scrolls. */
function useChecksLink() {
  const start = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const show = () => {
    start.current?.scrollIntoView();
    start.current?.focus({ preventScroll: true });
  };
  const toChecks = (words: string) => (
    <ChecksLink to={{ search: '?status=check' }} replace state={state} onClick={show}>
      {words}
    </ChecksLink>
  );
  return { start, toChecks };
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
  const to = { pathname: paths.pendingPayouts, search: toText(record(state).search) };
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
