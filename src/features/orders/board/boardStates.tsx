import { type Atom, atom, useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { BOARD_LIMIT } from '../../../core/orders/firstCalls';
import { openIssueCountAtom } from '../../../core/orders/issues/signs';
import { knownOrders, orderTotalAtom, shownOrders } from '../../../core/orders/live/queries';
import { BOARD_STATUSES, type BoardStatus, STATUSES } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';

const totalAtom = atom((get) => {
  const total = get(orderTotalAtom);
  return typeof total === 'number' ? get(formatsAtom).number(total) : undefined;
});

/** The length of a list; with a "+" if the server may have more orders than the limit (b33). */
function lengthAtom(listAtom: Atom<readonly Order[] | undefined>) {
  return atom((get) => {
    const count = get(listAtom)?.length;
    if (count === undefined) return undefined;
    return `${get(formatsAtom).number(count)}${count >= BOARD_LIMIT ? '+' : ''}`;
  });
}

const ALL = {
  id: 'all',
  label: 'tabAll',
  ordersAtom: shownOrders.all,
  countAtom: totalAtom,
} as const;

function columnOf({ tab, list, tone }: BoardStatus) {
  return { ...tab, tone, ordersAtom: shownOrders[list], countAtom: lengthAtom(knownOrders[list]) };
}

export type BoardColumn = ReturnType<typeof columnOf>;

/** The columns of the board, each with its list and its count. */
export const BOARD_COLUMNS: readonly BoardColumn[] = BOARD_STATUSES.map(columnOf);

export type BoardState = typeof ALL | BoardColumn;

/** The tabs of the board. */
export const BOARD_TABS: readonly BoardState[] = [ALL, ...BOARD_COLUMNS];

const { tab: NEW } = STATUSES.waiting_for_confirmation;

export const DEFAULT_TAB: BoardState = BOARD_COLUMNS.find(({ id }) => id === NEW.id) ?? ALL;

/** A separate component, so that a new count re-renders nothing else. */
export function BoardCount({ state }: { state: BoardState }) {
  return useAtomValue<string | undefined>(state.countAtom);
}

export function IssueCount() {
  const { number } = useAtomValue(formatsAtom);
  const count = useAtomValue(openIssueCountAtom);
  return count > 0 && number(count);
}
