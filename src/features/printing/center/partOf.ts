import { atom } from 'jotai';
import { within } from '../../../core/async/within';
import { readCategoryOfAtom } from '../../../core/menu/stationQueries';
import { isAt, itemsAt, type Station } from '../../../core/orders/stations/stations';
import type { Order } from '../../../core/orders/types';
import { servicesAtom } from '../../../core/state/services';
import type { PrintTicket } from '../device/jobs';
import { stationOfAtom } from '../device/printers';

/** Timeout for the menu, in ms. A ticket that cannot wait for it has all dishes. */
const MENU_MS = 5_000;

/** The part of an order that a station cooks; `null` if it cooks nothing of it. Rejects if the menu cannot be read. */
export const partAtAtom = atom(
  null,
  async (get, set, station: Station, order: Order): Promise<Order | null> => {
    const { session } = get(servicesAtom);
    const categoryOf = await within(session.signal(), MENU_MS, () => set(readCategoryOfAtom));
    if (!isAt(station, order, categoryOf)) return null;
    return { ...order, items: [...itemsAt(station, order, categoryOf)] };
  },
);

/**
 * The order with the dishes of the printer's station; `null` if it cooks none of them. A bill, a slip and a ticket that
 * was printed by hand have all dishes; then, and if the menu cannot be read, it is `order` itself.
 */
export const partOfAtom = atom(
  null,
  async (
    _get,
    set,
    { kind, printer, isPart }: PrintTicket,
    order: Order,
  ): Promise<Order | null> => {
    const station = set(stationOfAtom, printer);
    if (kind !== 'kot' || !isPart || !station) return order;
    return set(partAtAtom, station, order).catch(() => order);
  },
);
