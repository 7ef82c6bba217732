import { asObject } from '../../../sandbox/fields.ts';
import { OPEN } from '../../../sandbox/resources/orders/statuses.ts';
import { type Answer, type Backend, callBackend, differs } from './backend.ts';
import type { Known, Step } from './plan.ts';

/** The statuses that the portal asks for. New orders have their own list. */
const LISTED = OPEN.slice(1);

/** Reads the orders of all statuses, then those of one status. */
export async function checkOrderList(
  backend: Backend,
  step: Step,
  context: Known,
): Promise<Answer> {
  const all = await callBackend(backend, step, context);
  if (all.verdict !== 'conforms') return all;
  const status = LISTED.find((one) => statusesOf(all).includes(one)) ?? LISTED[0] ?? '';
  const fields = () => ({ ...step.fields?.(context), status });
  const listed = await callBackend(backend, { ...step, fields }, context);
  const asked = `asked for the status ${status}`;
  if (listed.verdict !== 'conforms') return { ...listed, detail: `${asked}: ${listed.detail}` };
  const statuses = statusesOf(listed);
  const other = statuses.find((one) => one !== status);
  if (other !== undefined) return differs(`${asked}, it also sends orders with ${other}`);
  const isLost = statuses.length === 0 && statusesOf(all).includes(status);
  return isLost ? differs(`${asked}, it sends none of the orders with this status`) : all;
}

function statusesOf({ data }: Answer): string[] {
  return Array.isArray(data) ? data.map((order) => String(asObject(order)?.status)) : [];
}
