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

/**
 * Columns of one width, those of the figures of today on a phone. The revenue has two, because an amount of ten digits
 * with decimals is as large as the counts (c77).
 */
const Strip = styled.div`
  ${figures}
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${scaled(6)} ${space[2]};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
  & > dl {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    margin: 0;
  }
  & > dl:last-child {
    grid-column-end: span 2;
  }
  & dt {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  & dd {
    margin: 0;
    font-weight: ${font.weight.strong};
  }
  ${box.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & dd {
      font-size: ${font.size.sm};
    }
  }
  ${box.tiny} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
      <dd>{value}</dd>
    </dl>
  );
}
