import { eq } from 'drizzle-orm';
import type { SandboxContext } from './context.ts';
import { pushTokens } from './resources/vendors/schema.ts';

export interface PushMessage {
  title?: string;
  body?: string;
  data?: Record<string, string>;
}

type Deliver = (message: PushMessage) => void;

/** The devices that listen now, by their push token. */
export interface PushHub {
  listen(token: string, deliver: Deliver): () => void;
  send(token: string, message: PushMessage): void;
}

export function createPushHub(): PushHub {
  const listeners = new Map<string, Set<Deliver>>();
  return {
    listen(token, deliver) {
      const ours = listeners.get(token) ?? new Set();
      listeners.set(token, ours.add(deliver));
      return () => {
        ours.delete(deliver);
        if (ours.size === 0 && listeners.get(token) === ours) listeners.delete(token);
      };
    },
    send(token, message) {
      for (const deliver of listeners.get(token) ?? []) deliver(message);
    },
  };
}

/** Sends a message to every device that this vendor registered. */
export async function pushToVendor(
  { db, push }: SandboxContext,
  vendorId: string,
  message: PushMessage,
): Promise<void> {
  const devices = await db.select().from(pushTokens).where(eq(pushTokens.vendorId, vendorId));
  for (const { token } of devices) push.send(token, message);
}
