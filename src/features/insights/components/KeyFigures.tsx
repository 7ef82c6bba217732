import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { StatCard } from '../../../ui/primitives/layout/Card';
import type { Figures } from '../figures/computeFigures';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { KeyCards } from './insightStyles';
import { OrdersLink } from './OrdersLink';

type KeyFiguresProps = Pick<Figures, 'range' | 'current' | 'previous'>;

/** Revenue, orders, average and declined orders, each with its value in the period before. */
export function KeyFigures({ range, current, previous }: KeyFiguresProps) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const { change } = useInsightWords();
  // Without orders in the previous period, its amounts are unknown too.
  const before = previous.orders > 0 ? previous : null;
  return (
    <KeyCards>
      {(['revenue', 'average'] as const).map((name) => (
        <StatCard
          key={name}
          label={text(name)}
          value={money(current[name])}
          note={change(current[name], before?.[name] ?? null, money)}
        />
      ))}
      {(['orders', 'declined'] as const).map((name) => (
        <StatCard
          key={name}
          label={text(name)}
          value={
            <OrdersLink
              days={range}
              group={name === 'declined' ? { status: name } : {}}
              label={`${number(current[name])} ${text(name)}`}
            >
              {number(current[name])}
            </OrdersLink>
          }
          note={change(current[name], before?.[name] ?? null, number)}
        />
      ))}
    </KeyCards>
  );
}
