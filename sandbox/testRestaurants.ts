import type { SandboxContext } from './context.ts';
import { type Fields, numberField, objectField, textField } from './fields.ts';
import { randomInt } from './ids.ts';
import { addOrders, type WireOrderInput } from './orderInput.ts';
import { isPersonaName, kycPersona } from './personas.ts';
import { createRandom } from './random.ts';
import type { SeededRestaurant } from './resources/resource.ts';
import { createVendor } from './resources/sign-in/createVendor.ts';
import { isPermissionName, permissions } from './resources/team/grants.ts';
import { seedHistory } from './seedHistory.ts';

export interface TestRestaurant extends SeededRestaurant {
  phone: string;
  orders: { _id: string; order_id: string }[];
}

/** Creates a vendor with its own phone number and restaurant, so that parallel tests do not interfere. */
export async function createTestRestaurant(
  sandbox: SandboxContext,
  fields: Fields,
): Promise<TestRestaurant> {
  const kyc = isPersonaName(fields.kyc) ? fields.kyc : 'approved';
  const vendor = await createVendor(sandbox, {
    phone: `7${randomInt(100_000_000, 1_000_000_000)}`,
    name: textField(fields, 'vendorName') || 'Test Vendor',
    restaurantName: textField(fields, 'name') || 'Test Kitchen',
    email: 'test.vendor@demo.example',
    dateOfFounding: '2019-08-15',
    profile: objectField(fields, 'profile') ?? {},
    ...(Array.isArray(fields.permissions)
      ? { permissions: permissions(...fields.permissions.filter(isPermissionName)) }
      : {}),
    ...kycPersona(kyc, sandbox.clock.now()),
  });
  // The phone number is taken, so try another one.
  if (!vendor) return createTestRestaurant(sandbox, fields);
  const ids = { restaurantId: vendor.restaurantId, vendorId: vendor.id };
  const orders = await addOrders(sandbox, vendor.restaurantId, orderInputs(fields));
  const history = numberField(fields, 'history', 0);
  if (history > 0) await seedHistory(sandbox, vendor.restaurantId, history, createRandom(7));
  return {
    phone: vendor.phone,
    ...ids,
    orders: orders.map(({ _id, order_id }) => ({ _id, order_id })),
  };
}

function orderInputs({ orders }: Fields): WireOrderInput[] {
  return Array.isArray(orders) ? orders : [];
}
