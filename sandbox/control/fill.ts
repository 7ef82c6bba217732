import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { denied } from '../calls.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { textField } from '../fields.ts';
import { createRandom } from '../random.ts';
import { menu } from '../resources/menu/routes.ts';
import { offers } from '../resources/offers/routes.ts';
import { payments } from '../resources/payments/routes.ts';
import type { Resource } from '../resources/resource.ts';
import { restaurants } from '../resources/restaurants/routes.ts';
import { reviews } from '../resources/reviews/routes.ts';
import { team } from '../resources/team/routes.ts';
import { timings } from '../resources/timings/routes.ts';
import { vendors } from '../resources/vendors/schema.ts';

const fillable = new Map<unknown, Resource>(
  Object.entries({ restaurants, menu, team, offers, reviews, payments, timings }),
);

/** Gives a test's restaurant the demo data of the named resources: `{ restaurantId, resources }`. */
export function fillRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.post('/fill', async (c) => {
    const restaurantId = textField(c.get('fields'), 'restaurantId');
    const vendorId = await vendorOf(sandbox, restaurantId);
    for (const name of [c.get('fields').resources].flat()) {
      const resource = fillable.get(name);
      if (!resource) throw denied(400, `Nothing to fill is called ${String(name)}.`);
      await resource.seedDemo?.(sandbox, { restaurantId, vendorId }, createRandom(7));
    }
    return c.json({ restaurantId, vendorId });
  });
  return app;
}

async function vendorOf({ db }: SandboxContext, restaurantId: string): Promise<string> {
  const isTheirs = eq(vendors.restaurantId, restaurantId);
  const [vendor] = await db.select({ id: vendors.id }).from(vendors).where(isTheirs);
  if (!vendor) throw denied(404, 'There is no such restaurant.');
  return vendor.id;
}
