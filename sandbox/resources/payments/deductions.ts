import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { OrderRow } from '../orders/schema.ts';
import { WEEK } from './cycles.ts';
import { type DeductionRow, deductions, type NewDeductionRow } from './schema.ts';

const PERCENT = { commission: 18, commissionTax: 18, taxWithheld: 0.1 } as const;

/** A line of a payout in wire format. */
export interface Deduction {
  code: string;
  label: string;
  amount: number;
  tax?: number;
  order_id?: string;
  issue_id?: string;
  note?: string;
  rate?: number;
  base?: number;
  consent?: { by: string; at: string; until: string; renews: boolean };
}

/** The commission and the tax that is withheld for an order; they explain its payout to the paisa. */
export function orderDeductions({ orderNumber, bill }: OrderRow, overcharge = 0) {
  const gross = paise(bill.afterDiscount + bill.packingFee);
  const commission = paise(percent(bill.afterDiscount, PERCENT.commission) + overcharge);
  const tax = percent(commission, PERCENT.commissionTax);
  const withheld = percent(gross, PERCENT.taxWithheld);
  const lines: readonly Deduction[] = [
    {
      code: 'commission',
      label: `Commission ${PERCENT.commission}%`,
      amount: commission,
      tax,
      order_id: orderNumber,
      rate: PERCENT.commission,
      base: bill.afterDiscount,
    },
    {
      code: 'tds',
      label: `TDS ${PERCENT.taxWithheld}%`,
      amount: withheld,
      order_id: orderNumber,
      rate: PERCENT.taxWithheld,
      base: gross,
    },
  ];
  return { gross, commission, tax, withheld, lines };
}

type NewDeduction = Omit<NewDeductionRow, 'id' | 'createdAt'>;

/** Deducts an amount from the payout of the current cycle, for example the refund of an issue. */
export async function addDeduction(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  deduction: NewDeduction,
): Promise<void> {
  const createdAt = clock.stored(clock.now(), 'past');
  await db.insert(deductions).values({ id: newId(), createdAt, ...deduction });
}

/** The added lines of the cycles that start from `startsAt` (real time) on, oldest first. */
export async function addedDeductions(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  restaurantId: string,
  startsAt: number,
  weeks: number,
): Promise<DeductionRow[]> {
  const start = clock.stored(startsAt, 'past');
  const { createdAt } = deductions;
  const isInCycles = and(gte(createdAt, start), lt(createdAt, start + weeks * WEEK));
  return db
    .select()
    .from(deductions)
    .where(and(eq(deductions.restaurantId, restaurantId), isInCycles))
    .orderBy(asc(createdAt), asc(deductions.id));
}

/** Every line of an order, for its page. */
export async function deductionsOfOrder(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  order: OrderRow,
): Promise<Deduction[]> {
  const { restaurantId, orderNumber, status } = order;
  const isOfOrder = and(
    eq(deductions.restaurantId, restaurantId),
    eq(deductions.orderNumber, orderNumber),
  );
  const added = await db.select().from(deductions).where(isOfOrder).orderBy(asc(deductions.id));
  const own = status === 'completed' ? orderDeductions(order).lines : [];
  return [...own, ...added.map((row) => presentDeduction(row, clock))];
}

export function presentDeduction(row: DeductionRow, clock: Clock): Deduction {
  const { code, label, amount, tax, orderNumber, issueId, note, rate, base, consent } = row;
  return {
    code,
    label,
    amount,
    ...(tax !== null && { tax }),
    ...(orderNumber !== null && { order_id: orderNumber }),
    ...(issueId !== null && { issue_id: issueId }),
    ...(note !== null && { note }),
    ...(rate !== null && { rate }),
    ...(base !== null && { base }),
    ...(consent && {
      consent: {
        ...consent,
        at: clock.iso(consent.at, 'past'),
        until: clock.iso(consent.until, 'past'),
      },
    }),
  };
}

/** One line for each code, with the sums of its lines. */
export function byCode(lines: readonly Deduction[]): Deduction[] {
  const sums = new Map<string, Deduction>();
  for (const { code, label, amount, tax } of lines) {
    const sum = sums.get(code) ?? { code, label, amount: 0 };
    const taxes = paise((sum.tax ?? 0) + (tax ?? 0));
    sums.set(code, {
      ...sum,
      amount: paise(sum.amount + amount),
      ...(taxes !== 0 && { tax: taxes }),
    });
  }
  return [...sums.values()];
}

export function totalOf(lines: readonly Deduction[]): number {
  return paise(lines.reduce((sum, { amount, tax = 0 }) => sum + amount + tax, 0));
}

export function percent(amount: number, rate: number): number {
  return paise((amount * rate) / 100);
}

export function paise(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}
