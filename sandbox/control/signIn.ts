import { Hono } from 'hono';
import { denied } from '../calls.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { textField } from '../fields.ts';
import { issueToken } from '../resources/sign-in/tokens.ts';
import { findVendorByPhone } from '../resources/vendors/find.ts';
import { presentVendor } from '../resources/vendors/present.ts';

/** Signs in without a code, for tests whose subject is something else. */
export function signInRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post('/token', async (c) => {
    const vendor = await findVendorByPhone(sandbox, textField(c.get('fields'), 'phone'));
    if (!vendor) throw denied(404, 'No vendor has this phone.');
    const access_token = await issueToken(sandbox, vendor.id);
    return c.json({ ...(await presentVendor(sandbox, vendor)), access_token });
  });
}
