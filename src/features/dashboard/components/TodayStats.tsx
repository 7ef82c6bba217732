import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { waitingCountAtom } from '../../../core/orders/live/queries';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import { box, color, font, scaled, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { TotalCards } from './TotalCards';

const TodayTotals = lazyPage(() => import('./TodayTotals'), 'TodayTotals');

const Cards = styled.div`
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
    <Cards>
      {hasOrders && <Waiting />}
      {hasHistory && (
        <LazyPart isShown fallback={<TotalCards />}>
          <TodayTotals />
        </LazyPart>
      )}
    </Cards>
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
