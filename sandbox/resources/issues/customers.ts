import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { pushToRestaurant } from '../../push.ts';
import type { Random } from '../../random.ts';
import { WAITING } from '../orders/find.ts';
import { orders } from '../orders/schema.ts';
import type { VendorRow } from '../vendors/schema.ts';
import { KINDS } from './facts.ts';
import { type IssueRow, issues } from './schema.ts';
import { addIssue, moveIssue, settleLate } from './store.ts';

/** How often the customers and the marketplace look at the issues, in ms. */
export const DECISION_CHECK = 5_000;
/** How long they think about an answer. */
const THINKING_MS = 20_000;
/** Among so many of the newest orders a customer complains. */
const RECENT = 20;
const MINUTES = [3, 6, 10] as const;

/** A customer complains about one of the newest orders. */
export async function complain(
  sandbox: SandboxContext,
  { restaurantId }: VendorRow,
  random: Random,
): Promise<void> {
  const recent = await sandbox.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), ne(orders.status, WAITING)))
    .orderBy(desc(orders.createdAt))
    .limit(RECENT);
  if (recent.length === 0) return;
  const row = await addIssue(sandbox, restaurantId, {
    food_order_id: random.pick(recent).id,
    kind: random.pick(KINDS),
    minutesLeft: random.pick(MINUTES),
  });
  await announceIssue(sandbox, row);
}

/** Settles what is late; then the customers and the marketplace decide about answers, or take an issue back. */
export async function decide(
  sandbox: SandboxContext,
  { restaurantId }: VendorRow,
  random: Random,
): Promise<void> {
  await settleLate(sandbox, restaurantId);
  const isUndecided = inArray(issues.state, ['open', 'answered', 'expired']);
  const rows = await sandbox.db
    .select()
    .from(issues)
    .where(and(eq(issues.restaurantId, restaurantId), isUndecided));
  for (const row of rows) {
    const step = nextStep(sandbox, row, random);
    if (!step) continue;
    const moved = await moveIssue(sandbox, row.id, step);
    // Nobody is left above the last level.
    if (!moved && step === 'raise') await moveIssue(sandbox, row.id, 'dismiss');
    if (moved?.state === 'open') await announceIssue(sandbox, moved);
  }
}

function nextStep({ clock }: SandboxContext, row: IssueRow, random: Random): string | null {
  if (row.state === 'open') return random.chance(0.01) ? 'withdraw' : null;
  if (row.state === 'expired') return row.settlement ? null : 'raise';
  const { answer, at } = row.answered ?? {};
  if (clock.now() - Date.parse(String(at)) < THINKING_MS) return null;
  if (answer === 'offer') return random.chance(0.7) ? 'accept' : 'raise';
  if (answer === 'inform') return random.chance(0.5) ? 'grant' : 'dismiss';
  return random.chance(0.6) ? 'dismiss' : 'raise';
}

/** Tells the devices about an issue that can be answered. */
export async function announceIssue(sandbox: SandboxContext, row: IssueRow): Promise<void> {
  const data = { order_id: row.orderNumber, type: 'issue', issue_id: row.id };
  const message = { title: 'Problem with an order', body: row.orderNumber, data };
  await pushToRestaurant(sandbox, row.restaurantId, message);
}
