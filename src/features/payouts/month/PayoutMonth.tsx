import { useAtomValue } from 'jotai';
import { Download, Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip, record, safeId } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { useDeductionName } from '../../../core/payouts/useDeductionName';
import { formatLocaleAtom, regionAtom } from '../../../core/state/services';
import { vendorAtom } from '../../../core/vendor/queries';
import { useExport } from '../../../ui/patterns/export/ExportButton';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { useClock } from '../../../ui/patterns/useClock';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { Paper } from '../../../ui/primitives/layout/Paper';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { screenOnly } from '../../../ui/theme/theme';
import { useLatest } from '../../../ui/useLatest';
import type { CycleDays } from '../cycle/cycleDays';
import cycleMessages from '../cycle/messages.en.json';
import { type Payout, payoutsAtom } from '../data';
import { EstimateNote } from '../estimate/EstimateNote';
import { useRates } from '../estimate/rates';
import { linkStyles } from '../linkStyles';
import { MonthSheet } from './MonthSheet';
import messages from './messages.en.json';
import { monthExport } from './monthExport';
import { daysOfMonth, monthAfter, monthName } from './months';
import { createMonthAtom } from './queries';
import { useMonthFigures } from './useMonthFigures';

const MonthLink = styled(Link)`
  ${linkStyles}
`;

const OnScreen = styled.div`
  ${screenOnly}
`;

/** `/pending-payouts/month/:month`: sales, deductions and payouts of a month, on one page of paper and in one file. */
export function PayoutMonth() {
  const month = safeId(useParams().month) ?? '';
  const text = useText(messages);
  const navigate = useNavigate();
  const query = useAtomValue(payoutsAtom);
  const days = daysOfMonth(month);
  if (days && query.data) return <Month key={month} {...{ month, days }} payouts={query.data} />;
  const empty = (
    <ListEmpty
      text={text('notFound')}
      help={text('notFoundHelp')}
      hasFailed={days !== null && query.data === undefined}
      failure={text('cyclesFailed')}
    />
  );
  return (
    <Page
      title={text('title')}
      onBack={() => void navigate(paths.pendingPayouts, { state: RETURNING })}
      backLabel={text('back')}
    >
      {days ? (
        <QueryView query={query} isEmpty={() => true} empty={empty}>
          {() => null}
        </QueryView>
      ) : (
        empty
      )}
    </Page>
  );
}

interface MonthProps {
  month: string;
  days: CycleDays;
  payouts: readonly Payout[];
}

function Month({ month, days, payouts }: MonthProps) {
  const text = useText(messages);
  const cycleText = useText(cycleMessages);
  const nameOf = useDeductionName();
  const navigate = useNavigate();
  const { state } = useLocation();
  const formats = useAtomValue(formatsAtom);
  const { isoDay, date } = formats;
  const locale = useAtomValue(formatLocaleAtom);
  const region = useAtomValue(regionAtom);
  const { data: vendor } = useAtomValue(vendorAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const { from, to } = days;
  const query = useAtomValue(
    useMemo(() => createMonthAtom(month, { from, to }, payouts), [month, from, to, payouts]),
  );
  const rates = useRates();
  const figures = useMonthFigures(query.data, days, today, rates);
  const { progress, start } = useExport(text('title'));
  const isIncomplete = query.data?.isIncomplete ?? false;
  const save = () => {
    if (!figures) return;
    const options = { figures, rates, region, formats, text, cycleText, nameOf, isIncomplete };
    void start(() => ({ ...monthExport(options), days: [from, to] }));
  };
  const { file } = record(state);
  const onFigures = useLatest(save);
  // A tap on "CSV" in the list of months opens the month and saves its file.
  useEffect(() => {
    if (!figures || file !== true) return;
    onFigures.current();
    void navigate('.', { replace: true, state: null });
  }, [figures, file, navigate, onFigures]);
  const name = monthName(month, locale);
  const nextMonth = monthAfter(month, 1);
  const blockedBy = figures ? undefined : text('reading');
  return (
    <Paper>
      <Page
        title={text('title')}
        titleNote={
          <Quiet as="p">
            {[name, clip(vendor?.restaurantName ?? '')].filter(Boolean).join(' · ')}
          </Quiet>
        }
        onBack={() => void navigate(paths.pendingPayouts, { state: RETURNING })}
        backLabel={text('back')}
        secondary={
          <>
            <Button
              icon={<Printer size={18} />}
              blockedBy={blockedBy}
              onClick={() => window.print()}
            >
              {text('print')}
            </Button>
            <Button
              icon={<Download size={18} />}
              blockedBy={blockedBy}
              isBusy={progress !== null}
              onClick={save}
            >
              {text('csv')}
            </Button>
          </>
        }
      >
        <OnScreen>
          <Row justify="space-between">
            <MonthLink to={paths.payoutMonth(monthAfter(month, -1))} replace>
              {monthName(monthAfter(month, -1), locale)}
            </MonthLink>
            {nextMonth <= today.slice(0, 7) && (
              <MonthLink to={paths.payoutMonth(nextMonth)} replace>
                {monthName(nextMonth, locale)}
              </MonthLink>
            )}
          </Row>
        </OnScreen>
        <QueryView
          query={query}
          skeleton={<Skeleton count={4} height="120px" />}
          empty={<ListEmpty text={text('failed')} help={text('failedHelp')} />}
        >
          {() => {
            if (!figures) return <Skeleton count={4} height="120px" />;
            return (
              <>
                {isIncomplete && <Banner tone="warning">{text('incomplete')}</Banner>}
                {to >= today && (
                  <Banner>
                    {text(from > today ? 'notBegun' : 'notOver', { day: date(today) })}
                  </Banner>
                )}
                <MonthSheet {...{ figures, days, rates }} />
                <OnScreen>
                  <EstimateNote />
                </OnScreen>
              </>
            );
          }}
        </QueryView>
      </Page>
    </Paper>
  );
}
