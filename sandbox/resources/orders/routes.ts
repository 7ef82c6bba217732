import { type Answer, denied } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { numberField, textField } from '../../fields.ts';
import { deductionsOfOrder } from '../payments/deductions.ts';
import { proofsOfOrder } from '../proofs/routes.ts';
import type { Resource } from '../resource.ts';
import { orderChangesStream } from './changeStream.ts';
import { orderChanges } from './changes.ts';
import { declineLate } from './deadline.ts';
import { extendOrder } from './extend.ts';
import { findOrderOfLink, listOrders, restaurantName, WAITING } from './find.ts';
import { historyPage } from './historyPage.ts';
import { setItemState } from './itemState.ts';
import { presentOrder } from './present.ts';
import { seedOrders } from './seed.ts';
import { updateOrderStatus } from './updateStatus.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100_000;

async function listByStatus({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const status = textField(fields, 'status') || 'all';
  const data = await listOrders(sandbox, {
    restaurantId: vendor.restaurantId,
    statuses: status === 'all' ? [] : [status],
    search: textField(fields, 'search'),
    limit: Math.min(
      Math.max(0, Math.floor(numberField(fields, 'limit', DEFAULT_LIMIT))),
      MAX_LIMIT,
    ),
  });
  return { data };
}

async function waitingOrders({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  const { restaurantId } = vendor;
  return { data: await listOrders(sandbox, { restaurantId, statuses: [WAITING] }) };
}

async function orderDetails({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const id = textField(fields, 'order_id');
  const order = await findOrderOfLink(sandbox, vendor.restaurantId, id);
  if (!order) throw denied(404, 'Order not found.');
  const name = await restaurantName(sandbox, vendor.restaurantId);
  const deductions = await deductionsOfOrder(sandbox, order);
  const proofs = await proofsOfOrder(sandbox, order.id);
  return {
    data: {
      ...(deductions.length > 0 && { deductions }),
      ...(proofs.length > 0 && { proofs }),
      ...presentOrder(order, name, sandbox.clock),
    },
  };
}

/** Declines overdue orders before a call reads or changes an order. */
function inTime(run: (input: SignedInInput) => Promise<Answer>) {
  return async (input: SignedInInput): Promise<Answer> => {
    await declineLate(input.sandbox, input.vendor.restaurantId);
    return run(input);
  };
}

export const orders: Resource = {
  seedDemo: seedOrders,
  calls: {
    orderHistory: inTime(listByStatus),
    orderDetails: inTime(orderDetails),
    waitingOrders: inTime(waitingOrders),
    ordersByStatus: inTime(listByStatus),
    updateOrderStatus: inTime(updateOrderStatus),
    historyPage: inTime(historyPage),
    orderChanges: inTime(orderChanges),
    orderChangesStream,
    orderExtend: extendOrder,
    orderItemState: setItemState,
  },
};
