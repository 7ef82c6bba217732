import { and, asc, eq } from 'drizzle-orm';
import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { fileField, listField, textField } from '../../fields.ts';
import { newId } from '../../ids.ts';
import { findOrder } from '../orders/find.ts';
import type { Resource } from '../resource.ts';
import { storeUpload } from '../uploads/store.ts';
import { type ProofLine, type ProofRow, proofs as table } from './schema.ts';

const HOURS_24 = 24 * 60 * 60_000;
/** How much the clock of a device may be ahead. */
const AHEAD_MS = 60_000;

/** Stores a proof once: a repeated call has the same order and time. */
async function orderProof(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const { restaurantId } = vendor;
  const order = await findOrder(sandbox, restaurantId, textField(fields, 'food_order_id'));
  if (!order) throw denied(404, 'Order not found.');
  const at = textField(fields, 'at');
  const age = sandbox.clock.now() - Date.parse(at);
  const foodOrderId = order.id;
  const isThis = and(
    eq(table.restaurantId, restaurantId),
    eq(table.foodOrderId, foodOrderId),
    eq(table.at, at),
  );
  const find = async () => (await sandbox.db.select().from(table).where(isThis))[0];
  const known = await find();
  if (known) {
    record({ effective: false, before: { id: known.id }, after: { id: known.id } });
    return { data: presentProof(known) };
  }
  if (order.status === 'declined') throw new Refusal(409, 'This order was declined.', 409);
  if (age > HOURS_24 || age < -AHEAD_MS) throw denied(422, 'at must be in the last 24 hours');
  const file = fileField(fields, 'photo');
  const kind = textField(fields, 'kind') === 'photo' ? 'photo' : 'list';
  if (kind === 'photo' && !file) throw denied(422, 'photo is required');
  const photo =
    file && (await storeUpload(sandbox, { kind: 'picture', restaurantId, field: 'photo', file }));
  const row = {
    // The id of the picture, so that the answer to an issue names either.
    id: photo?.split('/').at(-1) ?? newId(),
    restaurantId,
    foodOrderId,
    kind,
    at,
    lines: listField<ProofLine>(fields, 'lines') ?? [],
    seal: textField(fields, 'seal') || null,
    photo,
  } as const;
  const [added] = await sandbox.db.insert(table).values(row).onConflictDoNothing().returning();
  const stored = added ?? (await find());
  if (!stored) throw denied(500, 'The proof was not stored.');
  record({ effective: added !== undefined, before: {}, after: { id: stored.id } });
  return { data: presentProof(stored) };
}

function presentProof({ id, kind, at, lines, seal, photo }: ProofRow) {
  return { _id: id, kind, at, lines, seal, photo };
}

/** What was recorded of an order, the oldest first. */
export async function proofsOfOrder({ db }: Pick<SandboxContext, 'db'>, foodOrderId: string) {
  const isOf = eq(table.foodOrderId, foodOrderId);
  const rows = await db.select().from(table).where(isOf).orderBy(asc(table.at), asc(table.id));
  return rows.map(presentProof);
}

export async function isProof(
  { db }: Pick<SandboxContext, 'db'>,
  { id, restaurantId }: Pick<ProofRow, 'id' | 'restaurantId'>,
): Promise<boolean> {
  const isOurs = and(eq(table.id, id), eq(table.restaurantId, restaurantId));
  return (await db.select({ id: table.id }).from(table).where(isOurs)).length > 0;
}

export const proofs: Resource = { calls: { orderProof } };
