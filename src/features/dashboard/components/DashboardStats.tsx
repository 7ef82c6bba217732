import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { waitingCountAtom } from '../../../core/orders/live/queries';
import { dashboardAtom } from '../../../core/restaurant/queries';
import type { Dashboard } from '../../../core/restaurant/types';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { QueryView } from '../../../ui/patterns/QueryView';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import { box, color, font, scaled, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { TotalCards } from './TotalCards';

const TodayTotals = lazyPage(() => import('./TodayTotals'), 'TodayTotals');

const TodayCards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  & > * {
    flex: 1 1 120px;
  }
  /* Wide enough for an amount of seven digits with decimals. */
  & > :last-child {
    flex-basis: 200px;
  }
  /* One size for cards of different widths. */
  & > dl > [data-part='value'] {
    font-size: calc(1.2 * ${font.size.lg});
  }
  ${box.narrow} {
    gap: ${space[2]};
    & > dl {
      flex: 1 1 0;
      min-inline-size: 0;
      padding: ${space[3]} ${space[2]};
    }
    & > dl > dt {
      font-size: ${font.size.xs};
    }
    & > dl > [data-part='value'] {
      font-size: ${font.size.lg};
    }
    & > dl:last-child {
      flex: 1.45 1 0;
    }
    & > dl:last-child > [data-part='value'] {
      font-size: clamp(${font.size.md}, 15cqi, ${font.size.lg});
    }
  }
  ${box.tiny} {
    & > dl {
      min-inline-size: ${scaled(120)};
    }
  }
  & > [data-waiting='true'] {
    border-color: ${color.orderNew};
    box-shadow: inset 0 0 0 1px ${color.orderNew};
  }
`;

interface TodayStatsProps {
  hasOrders: boolean;
  hasHistory: boolean;
}

/** The figures of today, above those of all time. */
export function TodayStats({ hasOrders, hasHistory }: TodayStatsProps) {
  return (
    <TodayCards>
      {hasOrders && <Waiting />}
      {hasHistory && (
        <LazyPart isShown fallback={<TotalCards />}>
          <TodayTotals />
        </LazyPart>
      )}
    </TodayCards>
  );
}

function Waiting() {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const count = useAtomValue(waitingCountAtom);
  return (
    <StatCard
      label={text('waitingNow')}
      value={count === undefined ? text('unknown') : number(count)}
      data-waiting={(count ?? 0) > 0}
    />
  );
}

export function DashboardStats() {
  const text = useText(messages);
  const query = useAtomValue(dashboardAtom);
  return (
    <QueryView
      query={query}
      failed={text('figuresFailed')}
      empty={<Figures missing={text('unknown')} />}
      skeleton={<Figures missing="…" />}
    >
      {(dashboard) => <Figures dashboard={dashboard} />}
    </QueryView>
  );
}

const FigureCards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  & > * {
    flex: 1 1 ${scaled(120)};
  }
  /* Wide enough for an amount of eight digits with decimals. */
  & > :last-child {
    flex-basis: ${scaled(232)};
  }
  /* Not larger than the figures of today. */
  & > dl > [data-part='value'] {
    font-size: ${font.size.lg};
  }
  /* Two rows, so that the new orders are in view below them. */
  ${box.narrow} {
    gap: ${space[2]};
    & > dl {
      flex: 1 1 calc(33% - ${space[2]});
      min-inline-size: 0;
      padding: ${space[3]} ${space[2]};
    }
    & > dl:first-child {
      flex-basis: calc(29% - ${space[2]});
    }
    /* The longest label. */
    & > dl:nth-child(2) {
      flex-basis: calc(37% - ${space[2]});
    }
    & > dl:last-child {
      flex-basis: calc(50% - ${space[2]});
    }
    & > dl > dt {
      font-size: ${font.size.xs};
    }
    & > dl > [data-part='value'] {
      font-size: ${font.size.md};
    }
  }
  ${box.tiny} {
    & > dl {
      min-inline-size: ${scaled(120)};
    }
  }
`;

interface FiguresProps {
  dashboard?: Dashboard;
  /** Shown instead of each figure. */
  missing?: string;
}

function Figures({ dashboard, missing = '' }: FiguresProps) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const hasTeam = useAtomValue(hasScreenAtom)(paths.team);
  const count = (value: number | undefined) => (value === undefined ? missing : number(value));
  return (
    <FigureCards>
      <StatCard label={text('totalOrders')} value={count(dashboard?.totalOrders)} />
      <StatCard label={text('completedOrders')} value={count(dashboard?.completedOrders)} />
      <StatCard label={text('declinedOrders')} value={count(dashboard?.declinedOrders)} />
      {hasTeam && <StatCard label={text('teamMembers')} value={count(dashboard?.teamMembers)} />}
      <StatCard
        label={text('totalRevenue')}
        value={dashboard ? money(dashboard.revenue) : count(undefined)}
      />
    </FigureCards>
  );
}
