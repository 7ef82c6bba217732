import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { todayAtom } from '../../../core/orders/history/todayQueries';
import { ButtonLink } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { TotalCards } from './TotalCards';

/** The figures of today, or links to the history that adds them up. */
export function TodayTotals() {
  const text = useText(messages);
  const { data } = useAtomValue(todayAtom);
  if (data !== null) return <TotalCards totals={data} />;
  const today = `${paths.orderHistory}?period=today`;
  return (
    <TotalCards
      unknown={
        <ButtonLink size="sm" to={today}>
          {text('inHistory')}
        </ButtonLink>
      }
    />
  );
}
