import { useAtomValue } from 'jotai';
import { todayAtom } from '../../../core/orders/history/todayQueries';
import { TotalCards } from './TotalCards';

export function TodayTotals() {
  return <TotalCards totals={useAtomValue(todayAtom).data} />;
}
