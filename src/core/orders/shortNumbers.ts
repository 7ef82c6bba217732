import { atom } from 'jotai';
import { deviceDataAtom } from '../device/deviceDataAtom';
import { clip } from '../format/wireValues';
import { shortHash } from '../session/shortHash';
import { queryClientAtom } from '../state/queryClient';
import { restaurantIdAtom } from '../state/services';
import { polledKey, SHORT_LISTS } from './keys';
import { endOf, shortNumberOf } from './orderIds';
import { statusFacts } from './statuses';
import type { Order } from './types';

const NUMBERS = 'order_numbers';
/** How many orders that are no longer open have their numbers. */
const MAX_FORMER = 300;

/** An order, or what names one; it has ended if its status is not given. */
type Numbered = Pick<Order, 'number'> & Partial<Pick<Order, 'status'>>;

/**
 * Returns the number with which people call out an order, on every screen and on paper. No other order that is open when
 * the number is given ends with it, and it never changes (c48). `shown` are the orders that are shown with this one.
 */
export const shortNumberAtom = atom((get) => {
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const data = get(deviceDataAtom);

  /** The length of each number that was given on this device, by hash of the order's number. */
  const read = () =>
    new Map(
      (data.get(NUMBERS) ?? '')
        .split(' ')
        .filter(Boolean)
        .map((one) => one.split('.') as [string, string]),
    );

  let lengths = read();
  const lengthOf = (end: string) => Number(lengths.get(shortHash(end)));

  function give(ends: readonly string[]): void {
    // Another tab may have given some.
    lengths = read();
    const ordersWith = countEndings(new Set(ends));
    for (const end of ends) {
      if (lengthOf(end)) continue;
      let short = shortNumberOf(end);
      for (let length = short.length; length < end.length && ordersWith(short) > 1; ) {
        length += 1;
        short = shortNumberOf(end, length);
      }
      lengths.set(shortHash(end), `${short.length}`);
    }
    lengths = new Map([...lengths].slice(-MAX_FORMER - ends.length));
    data.set(NUMBERS, [...lengths].map((one) => one.join('.')).join(' '));
  }

  return (order: Numbered, shown: readonly Numbered[] = [order]): string => {
    const end = endOf(order.number);
    const isOpen = ({ status }: Numbered) => status !== undefined && statusFacts(status).list;
    if (isOpen(order) && end && !lengthOf(end)) {
      const lists = SHORT_LISTS.map((list) =>
        cache.getQueryData<readonly Numbered[]>(polledKey(restaurantId, list)),
      );
      const open = [...lists.flatMap((orders) => orders ?? []), ...shown].filter(isOpen);
      give(open.map(({ number }) => endOf(number)).filter(Boolean));
    }
    return shortNumberOf(end, lengthOf(end));
  };
});

/** Returns how many of the texts end with another one. */
function countEndings(texts: ReadonlySet<string>): (ending: string) => number {
  const byLength = new Map<number, Map<string, number>>();
  function endingsOf(length: number) {
    const counts = new Map<string, number>();
    for (const text of texts) {
      const ending = text.slice(-length);
      counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
    return counts;
  }
  return (ending) => {
    const counts = byLength.get(ending.length) ?? endingsOf(ending.length);
    byLength.set(ending.length, counts);
    return counts.get(ending) ?? 0;
  };
}

/** Returns the name of an order on a screen: its short number, as in "#0042" (c83). */
export const orderNameAtom = atom((get) => {
  const shortOf = get(shortNumberAtom);
  return (...order: Parameters<typeof shortOf>): string => {
    const short = clip(shortOf(...order));
    return short && `#${short}`;
  };
});
