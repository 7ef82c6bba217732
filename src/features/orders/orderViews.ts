import { useAtomValue } from 'jotai';
import { ChefHat, MonitorCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { screensOffAtom } from '../../core/navigation/screens';

/** The views of the orders that fill the whole portal. Each can be turned off by its name. */
const VIEWS = [
  { id: 'kitchen', label: 'kitchenMode', Icon: ChefHat },
  { id: 'ready', label: 'readyScreen', Icon: MonitorCheck },
] as const;

type OrderView = (typeof VIEWS)[number]['id'];

/** The components of the views, from another room. */
export type OrderViews = Readonly<Record<OrderView, ComponentType<{ onClose: () => void }>>>;

const VIEW = 'view';

/** The URL contains the view, so that a device opens it directly and Back leaves it. */
export function useOrderViews() {
  const [search, setSearch] = useSearchParams();
  const off = useAtomValue(screensOffAtom);
  const views = VIEWS.filter(({ id }) => !off.includes(id));
  return {
    views,
    current: views.find(({ id }) => id === search.get(VIEW))?.id ?? null,
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
