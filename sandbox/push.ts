import { eq } from 'drizzle-orm';
import type { SandboxContext } from './context.ts';
import type { PushMessage } from './pushHub.ts';
import { pushTokens } from './resources/vendors/schema.ts';

export async function pushToVendor(
  { db, push }: SandboxContext,
  vendorId: string,
  message: PushMessage,
): Promise<void> {
  const devices = await db.select().from(pushTokens).where(eq(pushTokens.vendorId, vendorId));
  for (const { token } of devices) push.send(token, message);
}
