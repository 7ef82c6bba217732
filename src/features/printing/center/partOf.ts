import { atom } from 'jotai';
import { within } from '../../../core/async/within';
import { isAt, itemsAt } from '../../../core/orders/stations/stations';
import type { Order } from '../../../core/orders/types';
import { servicesAtom } from '../../../core/state/services';
import { readCategoryOfAtom } from '../../menu/public';
import type { PrintTicket } from '../device/jobs';
import { stationOfAtom } from '../device/printers';

/** Timeout for the menu, in ms. A ticket that cannot wait for it has all dishes. */
const MENU_MS = 5_000;

/**
 * The order with the dishes of the printer's station; `null` if it cooks none of them. A bill and a ticket that was
 * printed by hand have all dishes.
 */
export const partOfAtom = atom(
  null,
  async (get, set, { kind, printer, isPart }: PrintTicket, order: Order): Promise<Order | null> => {
    const station = set(stationOfAtom, printer);
    if (kind !== 'kot' || !isPart || !station) return order;
    const { session } = get(servicesAtom);
    const read = within(session.signal(), MENU_MS, () => set(readCategoryOfAtom));
    const categoryOf = await read.catch(() => null);
    if (!categoryOf) return order;
    if (!isAt(station, order, categoryOf)) return null;
    return { ...order, items: [...itemsAt(station, order, categoryOf)] };
  },
);
