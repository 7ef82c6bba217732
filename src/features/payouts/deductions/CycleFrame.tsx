import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { clip, safeId } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { vendorAtom } from '../../../core/vendor/queries';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { type CycleDays, cycleLinkId } from '../cycle/cycleDays';
import type { PayoutDetails } from '../cycle/types';
import { type Payout, payoutsAtom } from '../data';
import messages from './messages.en.json';
import { createLinesAtom } from './queries';

/** The cycle of the URL with its lines. */
export function useCycleLines() {
  const id = safeId(useParams().cycle);
  const list = useAtomValue(payoutsAtom);
  const payout = list.data?.find(({ days }) => days && cycleLinkId(days) === id);
  const lines = useAtomValue(useMemo(() => createLinesAtom(payout), [payout]));
  return { payout, days: payout?.days ?? null, list, lines };
}

interface CycleFrameProps {
  title: string;
  cycle: ReturnType<typeof useCycleLines>;
  secondary?: ReactNode;
  filters?: ReactNode;
  children: (details: PayoutDetails, days: CycleDays, payout: Payout) => ReactNode;
}

/** A page below the page of a cycle. */
export function CycleFrame({ title, cycle, secondary, filters, children }: CycleFrameProps) {
  const text = useText(messages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: vendor } = useAtomValue(vendorAtom);
  const { payout, days, list, lines } = cycle;
  const back = days ? paths.payoutCycle(cycleLinkId(days)) : paths.pendingPayouts;
  const names = [clip(payout?.cycle ?? ''), clip(vendor?.restaurantName ?? '')];
  return (
    <Page
      title={title}
      titleNote={<Quiet as="p">{names.filter(Boolean).join(' · ')}</Quiet>}
      secondary={secondary}
      filters={filters}
      onBack={() => void navigate(back, { state: { ...state, ...RETURNING } })}
      backLabel={text('back')}
    >
      {payout && days ? (
        <QueryView
          query={lines}
          skeleton={<Skeleton count={8} height="45px" gap="8px" />}
          empty={<ListEmpty text={text('failed')} help={text('failedHelp')} />}
        >
          {(details) => children(details, days, payout)}
        </QueryView>
      ) : (
        <QueryView
          query={list}
          isEmpty={() => true}
          empty={
            <ListEmpty
              text={text('notFound')}
              help={text('notFoundHelp')}
              hasFailed={list.data === undefined}
              failure={text('listFailed')}
            />
          }
        >
          {() => null}
        </QueryView>
      )}
    </Page>
  );
}
