import { Hono } from 'hono';
import { denied } from '../calls.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { textField } from '../fields.ts';
import { addOrders, changeOrder } from '../orderInput.ts';

export function orderRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post('/orders', async (c) => {
      const { restaurantId: _, ...order } = c.get('fields');
      const restaurantId = textField(c.get('fields'), 'restaurantId');
      if (!restaurantId) throw denied(400, 'restaurantId is required.');
      const [added] = await addOrders(sandbox, restaurantId, [order]);
      return c.json(added ?? null);
    })
    .post('/orders/:id', async (c) => {
      const changed = await changeOrder(sandbox, c.req.param('id'), c.get('fields'));
      if (!changed) throw denied(404, 'Order not found.');
      return c.json(changed);
    });
}
