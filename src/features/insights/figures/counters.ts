import { bisectRight, median, quantile } from 'd3-array';
import { largest } from '../../../core/extremes';
import { addDays, type Zone } from '../../../core/format/zone';
import { isHandled } from '../../../core/orders/history/handling';
import { createTotals } from '../../../core/orders/history/totals';
import type { HistoryTotals, OrderRow } from '../../../core/orders/history/types';
import type { Range } from './range';

export type StepSize = 'day' | 'week' | 'month';

/** A bar of the chart: a day, seven days or a month of the period. */
export interface Step extends HistoryTotals {
  from: string;
  to: string;
}

export interface Steps {
  size: StepSize;
  steps: readonly Step[];
}

/** The maximum number of days with one bar each; longer periods are shown in weeks or months. */
const MOST_DAYS = 45;

const MOST_WEEK_DAYS = 366;

/** Revenue and orders over a period. */
export function createSteps({ from, to, days }: Pick<Range, 'from' | 'to' | 'days'>, zone: Zone) {
  const size = days <= MOST_DAYS ? 'day' : days <= MOST_WEEK_DAYS ? 'week' : 'month';
  const firsts = firstDays({ from, to }, size);
  const starts = firsts.map(zone.startOf);
  const totals = firsts.map(createTotals);
  return {
    add(row: OrderRow, at: number): void {
      totals[bisectRight(starts, at) - 1]?.add(row);
    },
    read(): Steps {
      const steps = totals.map((one, index): Step => {
        const next = firsts[index + 1];
        return {
          from: firsts[index] ?? from,
          to: next ? addDays(next, -1) : to,
          ...one.read(),
        };
      });
      return { size, steps };
    },
  };
}

function firstDays({ from, to }: Pick<Range, 'from' | 'to'>, size: StepSize): string[] {
  const firsts = [];
  for (let day = from; day <= to; day = nextOf(day, size)) firsts.push(day);
  return firsts;
}

function nextOf(day: string, size: StepSize): string {
  if (size === 'day') return addDays(day, 1);
  if (size === 'week') return addDays(day, 7);
  const inNextMonth = addDays(`${day.slice(0, 7)}-01`, 31);
  return `${inNextMonth.slice(0, 7)}-01`;
}

/** The numbers of orders in an hour, by weekday from Monday. */
interface Hour {
  hour: number;
  orders: readonly number[];
}

export interface Hours {
  /** The hours from the first to the last with an order. */
  hours: readonly Hour[];
  /** The largest number of orders in an hour. */
  most: number;
}

/** Counts all orders by hour and weekday. Declined orders are included, because the counts show the demand. */
export function createHours(zone: Zone) {
  const counts = Array.from({ length: 7 * 24 }, () => 0);
  return {
    add(at: number): void {
      const hour = zone.weekHourOf(at);
      counts[hour] = (counts[hour] ?? 0) + 1;
    },
    read(): Hours {
      const all = Array.from({ length: 24 }, (_, hour): Hour => {
        const orders = Array.from({ length: 7 }, (_day, day) => counts[day * 24 + hour] ?? 0);
        return { hour, orders };
      });
      const isBusy = ({ orders }: Hour) => orders.some((count) => count > 0);
      const hours = all.slice(Math.max(all.findIndex(isBusy), 0), all.findLastIndex(isBusy) + 1);
      return { hours, most: largest(counts) };
    },
  };
}

/** A dish, identified by the name in the orders. */
export interface Dish {
  name: string;
  /** The number sold in the period, and in the one before. */
  quantity: number;
  previous: number;
  /** Revenue before discounts; `null` if no price was sent. */
  amount: number | null;
}

export interface Dishes {
  best: readonly Dish[];
  /** The dishes that sold least; none of them is in `best`. */
  slow: readonly Dish[];
}

const SHOWN_DISHES = 5;

/** Counts the dishes of orders that were not declined, in this period and the one before. */
export function createDishes() {
  const dishes = new Map<string, { quantity: number; previous: number; amount: number | null }>();
  const find = (name: string) => {
    const existing = dishes.get(name);
    if (existing) return existing;
    const dish = { quantity: 0, previous: 0, amount: null };
    dishes.set(name, dish);
    return dish;
  };
  return {
    add({ status, lines }: OrderRow, isCurrent: boolean): void {
      if (status === 'declined') return;
      for (const { name, quantity, amount } of lines) {
        if (!name.trim()) continue;
        const dish = find(name.trim());
        if (!isCurrent) {
          dish.previous += quantity;
          continue;
        }
        dish.quantity += quantity;
        if (amount !== null) dish.amount = (dish.amount ?? 0) + Math.round(amount * 1000);
      }
    },
    read(): Dishes {
      const ranked = [...dishes]
        .map(([name, { amount, ...dish }]): Dish => {
          return { name, ...dish, amount: amount === null ? null : amount / 1000 };
        })
        .sort(bySales);
      const best = ranked.slice(0, SHOWN_DISHES).filter(({ quantity }) => quantity > 0);
      const slow = ranked.slice(best.length).slice(-SHOWN_DISHES).reverse();
      return { best, slow };
    },
  };
}

function bySales(one: Dish, other: Dish): number {
  return (
    other.quantity - one.quantity ||
    (other.amount ?? 0) - (one.amount ?? 0) ||
    one.previous - other.previous ||
    (one.name < other.name ? -1 : 1)
  );
}

/** The dish whose orders took longest to prepare. */
export interface SlowestDish {
  name: string;
  /** The number of orders with this dish and a known preparation time. */
  orders: number;
  /** Median preparation time of these orders, in ms. */
  preparedMs: number;
}

/** The preparation time of one order says little about its dishes. */
const FEWEST_ORDERS = 2;

/** Finds the slowest dish. An order has one preparation time, which counts for each of its dishes. */
export function createSlowestDish() {
  const dishes = new Map<string, number[]>();
  return {
    add({ preparedMs, lines }: OrderRow): void {
      if (preparedMs === null) return;
      const names = new Set(lines.map(({ name }) => name.trim()));
      names.delete('');
      for (const name of names) {
        const times = dishes.get(name) ?? [];
        dishes.set(name, times);
        times.push(preparedMs);
      }
    },
    read(): SlowestDish | null {
      const [slowest] = [...dishes]
        .filter(([, times]) => times.length >= FEWEST_ORDERS)
        .map(([name, times]) => ({ name, orders: times.length, preparedMs: median(times) ?? 0 }))
        .sort(
          (one, other) =>
            other.preparedMs - one.preparedMs ||
            other.orders - one.orders ||
            (one.name < other.name ? -1 : 1),
        );
      return slowest ?? null;
    },
  };
}

/** Orders with the same promised number of minutes. */
export interface PromisedGroup {
  minutes: number;
  orders: number;
  late: number;
  /** Median of the time from the acceptance until the order was ready, in ms. */
  preparedMs: number;
  /** The time in which four of five orders were ready, in ms. */
  mostMs: number;
}

const MOST = 0.8;

/** The maximum number of groups; a backend could send a different number of minutes for each order. */
const SHOWN_PROMISES = 8;

/** Compares promised and actual preparation times. Orders without the times of both steps are left out. */
export function createPromises() {
  const groups = new Map<number, { late: number; taken: number[] }>();
  return {
    add(row: OrderRow): void {
      const { promisedMs, preparedMs } = row;
      if (promisedMs === null || preparedMs === null) return;
      const minutes = promisedMs / 60_000;
      const group = groups.get(minutes) ?? { late: 0, taken: [] };
      groups.set(minutes, group);
      group.taken.push(preparedMs);
      if (isHandled(row, 'late')) group.late += 1;
    },
    read(): readonly PromisedGroup[] {
      return [...groups]
        .map(([minutes, { late, taken }]) => {
          return {
            minutes,
            orders: taken.length,
            late,
            preparedMs: median(taken) ?? 0,
            mostMs: quantile(taken, MOST) ?? 0,
          };
        })
        .sort((one, other) => other.orders - one.orders)
        .slice(0, SHOWN_PROMISES)
        .sort((one, other) => one.minutes - other.minutes);
    },
  };
}
