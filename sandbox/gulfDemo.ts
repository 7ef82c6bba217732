import type { SandboxContext } from './context.ts';
import { addOrders, type WireOrderInput } from './orderInput.ts';
import { kycPersona } from './personas.ts';
import { createRandom } from './random.ts';
import { resources } from './resources/index.ts';
import { createVendor } from './resources/sign-in/createVendor.ts';

/** Phone of the owner of "Marina Grill" in Dubai, for `examples/marketplace`. */
export const GULF_DEMO_PHONE = '500000001';

const ORDERS: readonly WireOrderInput[] = [
  { status: 'waiting_for_confirmation', customerName: 'Omar Sample', ageMinutes: 1 },
  { status: 'waiting_for_confirmation', customerName: 'Layla Demo', ageMinutes: 3 },
  { status: 'cooking', customerName: 'Sara Example', ageMinutes: 14 },
  { status: 'ready_to_pickup', customerName: 'Yusuf Placeholder', ageMinutes: 31 },
  { status: 'completed', customerName: 'Mariam Sample', ageMinutes: 90 },
];

/** Seeds a small restaurant outside of India. */
export async function seedGulfDemo(sandbox: SandboxContext): Promise<void> {
  const vendor = await createVendor(sandbox, {
    phone: GULF_DEMO_PHONE,
    name: 'Demo Owner (Dubai)',
    restaurantName: 'Marina Grill',
    email: 'owner@marina-grill.example',
    dateOfFounding: '2021-02-01',
    profile: {
      about: 'Grills and curries, cooked to order.',
      address: '4 Example Walk, Demo Marina, Dubai',
      location: { type: 'Point', coordinates: [55.1387, 25.0805] },
    },
    ...kycPersona('approved', sandbox.clock.now()),
  });
  if (!vendor) return;
  const ids = { restaurantId: vendor.restaurantId, vendorId: vendor.id };
  for (const name of ['menu', 'reviews', 'payments', 'timings']) {
    await resources[name]?.seedDemo?.(sandbox, ids, createRandom(7));
  }
  await addOrders(sandbox, vendor.restaurantId, ORDERS.map(toGulf));
}

function toGulf(order: WireOrderInput): WireOrderInput {
  const address = { name: order.customerName, phone: '500000099', title: 'Home' };
  return {
    ...order,
    payment_method_id: 'card',
    delivery_address: { ...address, address: '12 Example Street, Demo Marina, Dubai' },
  };
}
