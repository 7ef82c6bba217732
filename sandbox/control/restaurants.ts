import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { createTestRestaurant } from '../testRestaurants.ts';

export function restaurantRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post('/restaurants', async (c) =>
    c.json(await createTestRestaurant(sandbox, c.get('fields'))),
  );
}
