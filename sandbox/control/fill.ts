import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { denied } from '../answers.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { textField } from '../fields.ts';
import { createRandom } from '../random.ts';
import { resources } from '../resources/index.ts';
import { vendors } from '../resources/vendors/schema.ts';

/** `POST /fill { restaurantId, resources }` adds the demo data of the named resources. */
export function fillRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.post('/fill', async (c) => {
    const restaurantId = textField(c.get('fields'), 'restaurantId');
    const vendorId = await vendorOf(sandbox, restaurantId);
    for (const name of [c.get('fields').resources].flat()) {
      const resource = resources[String(name)];
      if (!resource?.seedDemo) throw denied(400, `Unknown resource ${String(name)}.`);
      await resource.seedDemo(sandbox, { restaurantId, vendorId }, createRandom(7));
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
