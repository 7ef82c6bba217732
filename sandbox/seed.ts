import { getTableName, sql } from 'drizzle-orm';
import type { SandboxContext } from './context.ts';
import { allTables } from './db/applySchema.ts';
import { readMeta, writeMeta } from './db/meta.ts';
import { meta } from './db/schema.ts';
import { DEMO_PHONE } from './demoPhones.ts';
import { seedGulfDemo } from './gulfDemo.ts';
import { kycPersona, personaNames } from './personas.ts';
import { createRandom } from './random.ts';
import { resources } from './resources/index.ts';
import { createVendor } from './resources/sign-in/createVendor.ts';
import { findVendorByPhone } from './resources/vendors/find.ts';

export type SeedName = 'demo' | 'empty';

const SEED = 20_261_121;

/** Seeds the data once. After an interrupted seed it starts again with empty tables. */
export async function seedOnce(
  sandbox: SandboxContext,
  seed: SeedName,
  onSeed: () => void = () => {},
): Promise<void> {
  if (await readMeta(sandbox.db, 'seed')) return;
  onSeed();
  await empty(sandbox);
  for (const { seedShared } of Object.values(resources)) await seedShared?.(sandbox);
  if (seed === 'demo') {
    await seedDemo(sandbox);
    await seedGulfDemo(sandbox);
  }
  await writeMeta(sandbox.db, 'seed', seed);
}

async function empty({ db }: SandboxContext): Promise<void> {
  const names = allTables()
    .filter((table) => table !== meta)
    .map(getTableName);
  await db.execute(sql.raw(`truncate ${names.map((name) => `"${name}"`).join(', ')}`));
}

async function seedDemo(sandbox: SandboxContext): Promise<void> {
  await seedVendors(sandbox);
  const vendor = await findVendorByPhone(sandbox, DEMO_PHONE);
  if (!vendor) return;
  const ids = { restaurantId: vendor.restaurantId, vendorId: vendor.id };
  for (const [index, { seedDemo: fill }] of Object.values(resources).entries()) {
    await fill?.(sandbox, ids, createRandom(SEED + index));
  }
}

async function seedVendors(sandbox: SandboxContext): Promise<void> {
  const now = sandbox.clock.now();
  for (const [index, persona] of personaNames.entries()) {
    await createVendor(sandbox, {
      phone: String(Number(DEMO_PHONE) + index),
      name: index === 0 ? 'Demo Owner' : `Demo Owner (${persona})`,
      restaurantName: index === 0 ? 'Demo Tandoor & Tiffins' : `Demo Kitchen ${index + 1}`,
      email: `owner${index + 1}@demo.example`,
      dateOfFounding: '2019-08-15',
      ...kycPersona(persona, now),
    });
  }
}
