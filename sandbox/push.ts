import { eq } from 'drizzle-orm';
import type { SandboxContext } from './context.ts';
import type { PushMessage } from './pushHub.ts';
import { inLanguage } from './pushTexts.ts';
import { pushTokens, vendors } from './resources/vendors/schema.ts';
import { readSubscription } from './webPushSubscription.ts';

export async function pushToVendor(
  sandbox: SandboxContext,
  vendorId: string,
  message: PushMessage,
): Promise<void> {
  const ofVendor = eq(pushTokens.vendorId, vendorId);
  const devices = await sandbox.db.select().from(pushTokens).where(ofVendor);
  await Promise.all(
    devices.map(({ token, language }) =>
      pushToToken(sandbox, token, inLanguage(message, language)),
    ),
  );
}

export async function pushToToken(
  sandbox: SandboxContext,
  token: string,
  message: PushMessage,
): Promise<void> {
  sandbox.push.send(token, message);
  await sendByWebPush(sandbox, token, message);
}

/** Sends a message to all vendors of a restaurant. */
export async function pushToRestaurant(
  sandbox: SandboxContext,
  restaurantId: string,
  message: PushMessage,
): Promise<void> {
  const recipients = await sandbox.db
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.restaurantId, restaurantId));
  for (const { id } of recipients) await pushToVendor(sandbox, id, message);
}

/** Deletes the token if its subscription has ended. */
async function sendByWebPush(
  { db, webPush, allowsLoopbackPush, closing, log }: SandboxContext,
  token: string,
  message: PushMessage,
): Promise<void> {
  const subscription = readSubscription(token, { allowsLoopback: allowsLoopbackPush });
  if (!subscription) return;
  try {
    const isAlive = await webPush.send(subscription, message);
    if (!isAlive && !closing.aborted)
      await db.delete(pushTokens).where(eq(pushTokens.token, token));
  } catch (error) {
    log(`error in web push: ${error instanceof Error ? error.message : ''}`);
  }
}
