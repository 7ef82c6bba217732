import { isDeepStrictEqual } from 'node:util';
import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, conforms, differs } from './backend.ts';
import { PIXEL } from './checkIssues.ts';
import { type OrderChoice, readChosenOrder, readOrder } from './checkOrderStatus.ts';
import type { Known } from './plan.ts';

const LINES = [{ name: 'Contract check', quantity: 1 }];

/** Sends a proof of an order twice, and expects it once in the order. */
export async function checkProof(
  backend: Backend,
  context: Known,
  { order, sandboxKey }: OrderChoice,
): Promise<Answer> {
  const wanted = { named: order, option: '--order', sandboxKey, status: 'ready_to_pickup' };
  const chosen = await readChosenOrder(backend, context, wanted);
  if ('verdict' in chosen) return chosen;
  const id = String(asObject(chosen.before.data)?._id);
  const at = new Date().toISOString();
  const form = () => {
    const parts = new FormData();
    parts.append('food_order_id', id);
    parts.append('kind', 'photo');
    parts.append('at', at);
    parts.append('lines', JSON.stringify(LINES));
    parts.append(
      'photo',
      new File([Buffer.from(PIXEL, 'base64')], 'bag.png', { type: 'image/png' }),
    );
    return parts;
  };
  const send = () => callBackend(backend, { endpoint: 'orderProof', needs: [], form }, context);
  const first = await send();
  if (first.verdict !== 'conforms') return first;
  const again = await send();
  if (again.verdict !== 'conforms') return differs(`a repeated call: ${again.detail}`);
  const { _id } = asObject(first.data) ?? {};
  if (asObject(again.data)?._id !== _id) return differs('a repeated call has another proof');
  const after = await readOrder(backend, context, chosen.id);
  const proofs = proofsOf(asObject(after.data)).filter((one) => one._id === _id);
  const [stored] = proofs;
  if (!stored) return differs('the order does not have the proof in proofs');
  if (proofs.length > 1) return differs('the order has the proof twice');
  if (!isDeepStrictEqual(stored.lines, LINES)) return differs('the proof has other lines');
  return stored.photo ? conforms : differs('the proof has no picture');
}

function proofsOf(order: Fields | null): Fields[] {
  return [order?.proofs]
    .flat()
    .map(asObject)
    .filter((one) => one !== null);
}
