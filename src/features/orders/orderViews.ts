import { useAtomValue } from 'jotai';
import { ChefHat, MonitorCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OrderView, orderViewOf, VIEW } from '../../core/navigation/orderView';
import { screensOffAtom } from '../../core/navigation/screens';

const VIEWS = [
  { id: 'kitchen', label: 'kitchenMode', Icon: ChefHat },
  { id: 'ready', label: 'readyScreen', Icon: MonitorCheck },
] as const;

/** The components of the views, from another room. */
export type OrderViews = Readonly<Record<OrderView, ComponentType<{ onClose: () => void }>>>;

export function useOrderViews() {
  const [search, setSearch] = useSearchParams();
  const off = useAtomValue(screensOffAtom);
  const views = VIEWS.filter(({ id }) => !off.includes(id));
  return {
    views,
    current: orderViewOf(search, off),
    open: (view: OrderView) =>
      setSearch((before) => {
        before.set(VIEW, view);
        return before;
      }),
    close: () =>
      setSearch(
        (before) => {
          before.delete(VIEW);
          return before;
        },
        { replace: true },
      ),
  };
}
