import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { dashboardAtom } from '../../../core/restaurant/queries';
import type { Dashboard } from '../../../core/restaurant/types';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Card } from '../../../ui/primitives/layout/Layout';
import { box, color, figures, font, scaled, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

export function DashboardStats() {
  const text = useText(messages);
  const query = useAtomValue(dashboardAtom);
  return (
    <QueryView
      query={query}
      failed={text('figuresFailed')}
      empty={<Figures missing={NOTHING} />}
      skeleton={<Figures missing="…" />}
    >
      {(dashboard) => <Figures dashboard={dashboard} />}
    </QueryView>
  );
}

/** One row, so that the new orders are in view below it; with large text it wraps. */
const Strip = styled(Card)`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  line-height: ${font.line.tight};
  & > dl {
    display: flex;
    flex: 1 1 min-content;
    flex-direction: column;
    justify-content: space-between;
    margin: 0;
    padding: ${space[2]} ${space[3]};
  }
  & > dl:not(:first-child) {
    border-inline-start: 1px solid ${color.border};
  }
  & dt {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  & dd {
    margin: 0;
    font-weight: ${font.weight.strong};
    white-space: nowrap;
  }
  ${box.narrow} {
    & > dl {
      padding-inline: ${space[1]};
    }
    & dd {
      font-size: ${font.size.sm};
    }
    /* An amount of seven digits with decimals. */
    & > dl > [data-long] {
      font-size: ${font.size.xs};
    }
  }
  ${box.tiny} {
    & > dl {
      flex-basis: ${scaled(120)};
      border: 0;
    }
  }
`;

const LONG_AMOUNT = 13;

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
    <Strip>
      <Figure label={text('totalOrders')} value={count(dashboard?.totalOrders)} />
      <Figure label={text('completedOrders')} value={count(dashboard?.completedOrders)} />
      <Figure label={text('declinedOrders')} value={count(dashboard?.declinedOrders)} />
      {hasTeam && <Figure label={text('teamMembers')} value={count(dashboard?.teamMembers)} />}
      <Figure
        label={text('totalRevenue')}
        value={dashboard ? money(dashboard.revenue) : count(undefined)}
      />
    </Strip>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd data-long={value.length >= LONG_AMOUNT || undefined}>{value}</dd>
    </dl>
  );
}
