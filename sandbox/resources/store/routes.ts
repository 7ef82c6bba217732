import { eq } from 'drizzle-orm';
import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { numberField, textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { type StoreRow, stores } from './schema.ts';

const MINUTE_MS = 60_000;

async function storeState({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  return { data: presentStore(sandbox, await findStore(sandbox, vendor.restaurantId)) };
}

async function pause(input: SignedInInput): Promise<Answer> {
  const { sandbox, fields } = input;
  const now = sandbox.clock.now();
  const until =
    fields.until === undefined
      ? now + numberField(fields, 'minutes', 0) * MINUTE_MS
      : Date.parse(textField(fields, 'until'));
  if (!Number.isFinite(until)) throw new Refusal(422, 'until is not a time.');
  const isPaused = until > now;
  return change(input, {
    pausedUntil: isPaused ? sandbox.clock.stored(until, 'live') : 0,
    pauseReason: isPaused ? textField(fields, 'reason') : '',
  });
}

function busy(input: SignedInInput): Promise<Answer> {
  return change(input, { busyMinutes: numberField(input.fields, 'minutes', 0) });
}

async function change(
  { sandbox, vendor: { restaurantId }, record }: SignedInInput,
  changes: Partial<StoreRow>,
): Promise<Answer> {
  const row = await findStore(sandbox, restaurantId);
  const next = { ...row, ...changes };
  const target = { target: stores.restaurantId, set: next };
  await sandbox.db.insert(stores).values(next).onConflictDoUpdate(target);
  const [before, after] = [row, next].map((one) => presentStore(sandbox, one));
  record({ effective: true, before, after });
  return { data: after };
}

async function findStore({ db }: SandboxContext, restaurantId: string): Promise<StoreRow> {
  const [row] = await db.select().from(stores).where(eq(stores.restaurantId, restaurantId));
  return row ?? { restaurantId, pausedUntil: 0, pauseReason: '', busyMinutes: 0 };
}

/** The store in wire format. A pause that has ended is sent as null. */
function presentStore({ clock }: SandboxContext, { pausedUntil, ...row }: StoreRow) {
  const isPaused = pausedUntil > 0 && clock.real(pausedUntil, 'live') > clock.now();
  return {
    paused_until: isPaused ? clock.iso(pausedUntil, 'live') : null,
    pause_reason: isPaused ? row.pauseReason || null : null,
    busy_minutes: row.busyMinutes,
  };
}

export const store: Resource = { calls: { storeState, storePause: pause, storeBusy: busy } };
