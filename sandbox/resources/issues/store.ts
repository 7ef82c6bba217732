import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { denied } from '../../answers.ts';
import type { SandboxContext } from '../../context.ts';
import { weekStart } from '../../days.ts';
import { asObject, type Fields, numberField, textField } from '../../fields.ts';
import { newId } from '../../ids.ts';
import { findOrderOfLink } from '../orders/find.ts';
import { type OrderRow, orders } from '../orders/schema.ts';
import { addDeduction } from '../payments/deductions.ts';
import { cycleName } from '../payments/present.ts';
import { factsOf, KINDS } from './facts.ts';
import { type IssueRow, issues, LEVELS, type Settlement } from './schema.ts';

const MINUTE = 60_000;
/** How long a complaint can be answered. */
export const ANSWER_MS = 10 * MINUTE;

/** Adds a complaint about an order. Fields of the contract replace those of its kind. */
export async function addIssue(
  sandbox: SandboxContext,
  restaurantId: string,
  input: Fields,
): Promise<IssueRow> {
  const { clock, db } = sandbox;
  const { food_order_id, order_id, kind, expires_at, created_at, state, level, ...facts } = input;
  const { minutesLeft, ...wire } = facts;
  const named = textField({ id: food_order_id ?? order_id }, 'id');
  const order = await orderFor(sandbox, restaurantId, named);
  const now = clock.now();
  const at = timeOf(created_at) ?? now;
  const left = numberField({ minutesLeft }, 'minutesLeft', ANSWER_MS / MINUTE) * MINUTE;
  const until = expires_at === undefined ? now + left : timeOf(expires_at);
  const isOdd = until === null && expires_at !== undefined && expires_at !== null;
  const known = KINDS.find((one) => one === kind);
  const [row] = await db
    .insert(issues)
    .values({
      id: newId(),
      restaurantId,
      foodOrderId: order.id,
      orderNumber: order.orderNumber,
      createdAt: clock.stored(at, 'live'),
      expiresAt: until === null ? null : clock.stored(until, 'live'),
      state: textField({ state }, 'state') || 'open',
      level: LEVELS.find((one) => one === level) ?? 'issue',
      facts: {
        ...factsOf(known ?? 'missing', order),
        ...(known || kind === undefined ? {} : { kind }),
        ...(isOdd ? { expires_at } : {}),
        ...wire,
      },
    })
    .returning();
  if (!row) throw denied(500, 'The issue was not stored.');
  const counted = { issues: sql`${orders.issues} + 1` };
  await db.update(orders).set(counted).where(eq(orders.id, order.id));
  return row;
}

async function orderFor(sandbox: SandboxContext, restaurantId: string, id: string) {
  const isOurs = eq(orders.restaurantId, restaurantId);
  const newest = sandbox.db.select().from(orders).where(isOurs).orderBy(desc(orders.createdAt));
  const order: OrderRow | null | undefined = id
    ? await findOrderOfLink(sandbox, restaurantId, id)
    : (await newest.limit(1))[0];
  if (!order) throw denied(404, 'Order not found.');
  return order;
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : time;
}

/** Settles the issues whose time has run out, by their `if_silent`. */
export async function settleLate(sandbox: SandboxContext, restaurantId: string): Promise<void> {
  const { clock, db } = sandbox;
  const isDue = and(
    eq(issues.restaurantId, restaurantId),
    eq(issues.state, 'open'),
    lte(issues.expiresAt, clock.stored(clock.now(), 'live')),
  );
  for (const row of await db.select().from(issues).where(isDue)) {
    const { if_silent } = row.facts;
    const outcome = if_silent === 'accept' ? 'accepted' : 'rejected';
    const settles = if_silent === 'accept' || if_silent === 'reject';
    const change = settles ? settlementOf(sandbox, row, outcome, 'silence') : {};
    await changeIssue(sandbox, row, { ...change, state: 'expired' });
  }
}

/**
 * Changes an issue unless it has changed since it was read; `null` if it has. What a settlement costs is deducted from
 * the payout of this week.
 */
export async function changeIssue(
  sandbox: SandboxContext,
  { id, state, level, answers }: IssueRow,
  change: Partial<IssueRow>,
  condition?: SQL,
): Promise<IssueRow | null> {
  const isSame = and(
    eq(issues.id, id),
    eq(issues.state, state),
    eq(issues.level, level),
    eq(issues.answers, answers),
    condition,
  );
  const [changed] = await sandbox.db.update(issues).set(change).where(isSame).returning();
  if (!changed) return null;
  const amount = change.settlement?.amount ?? 0;
  const { restaurantId, orderNumber } = changed;
  const ids = { restaurantId, orderNumber, issueId: id };
  const line = { code: 'refund', label: 'Refund to the customer', amount };
  if (amount <= 0) return changed;
  await addDeduction(sandbox, { ...ids, ...line });
  const cost = { issueCost: sql`${orders.issueCost} + ${amount}` };
  await sandbox.db.update(orders).set(cost).where(eq(orders.id, changed.foodOrderId));
  return changed;
}

/** The fields of a settled issue. `accepted` costs what was asked, `offered` what was offered. */
export function settlementOf(
  { clock }: Pick<SandboxContext, 'clock'>,
  { facts, answered }: Pick<IssueRow, 'facts' | 'answered'>,
  outcome: Settlement['outcome'],
  by: Settlement['by'],
) {
  const asked = numberField(asObject(facts.asks) ?? {}, 'amount', 0);
  const offered = numberField(answered ?? {}, 'amount', 0);
  const amount = { accepted: asked, offered, rejected: 0 }[outcome];
  const now = clock.now();
  const startsAt = clock.stored(weekStart(now), 'past');
  const payout_cycle = amount > 0 ? cycleName({ startsAt }, clock) : null;
  const at = new Date(now).toISOString();
  return { state: 'settled', settlement: { outcome, amount, by, at, payout_cycle } };
}

/** The fields of an issue that the customer takes to the next level, where it is open again; `null` at the last. */
export function raised({ clock }: Pick<SandboxContext, 'clock'>, { level }: IssueRow) {
  const next = LEVELS[LEVELS.indexOf(level) + 1];
  if (!next) return null;
  const expiresAt = clock.stored(clock.now() + ANSWER_MS, 'live');
  return { level: next, state: 'open', expiresAt, settlement: null, answers: 0 };
}

/** A step of the customer or the marketplace; `null` if it does not fit the state of the issue. */
export async function moveIssue(
  sandbox: SandboxContext,
  id: string,
  step: string,
): Promise<IssueRow | null> {
  const [row] = await sandbox.db.select().from(issues).where(eq(issues.id, id));
  const change = row && stepOf(sandbox, row, step);
  return row && change ? changeIssue(sandbox, row, change) : null;
}

function stepOf(sandbox: SandboxContext, row: IssueRow, step: string): Partial<IssueRow> | null {
  const isOver = row.settlement !== null || row.state === 'withdrawn';
  const costs = (row.settlement?.amount ?? 0) > 0;
  if (step === 'raise') return row.state === 'open' || costs ? null : raised(sandbox, row);
  if (step === 'withdraw') return isOver ? null : { state: 'withdrawn' };
  if (step === 'accept' && row.answered?.answer === 'offer' && !isOver) {
    return settlementOf(sandbox, row, 'offered', 'customer');
  }
  if (step === 'grant' && !isOver) return settlementOf(sandbox, row, 'accepted', 'marketplace');
  if (step === 'dismiss' && !isOver) return settlementOf(sandbox, row, 'rejected', 'marketplace');
  return null;
}
