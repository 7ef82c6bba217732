import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from './pushHub.ts';
import type { WebPushSender } from './webPushSubscription.ts';

/** The time limit of a request to a push service, in ms. */
const WAIT_MS = 10_000;
/** How long a push service stores a message for a device that is offline, in seconds. */
const STORED_S = 3_600;
/** The same for a test message, which says nothing if it arrives later. */
const TEST_STORED_S = 60;
const GONE = [404, 410];

export function createWebPush(): WebPushSender {
  const keys = webPush.generateVAPIDKeys();
  const vapidDetails = { subject: 'mailto:sandbox@market.example', ...keys };
  return {
    publicKey: keys.publicKey,
    async send(subscription, message) {
      const options = { vapidDetails, urgency: 'high' as const, ...storageOf(message) };
      const payload = JSON.stringify(toPayload(message));
      const request = webPush.generateRequestDetails(subscription, payload, options);
      const { 'Content-Length': _, ...headers } = request.headers;
      const { status, ok } = await fetch(request.endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (GONE.includes(status)) return false;
      if (!ok) throw new Error(`The push service answered ${status}.`);
      return true;
    },
  };
}

/** The payload of a data message of Firebase, because both services have the same worker. */
function toPayload({ title = '', body = '', data }: PushMessage) {
  return { data: { ...data, title, body, vp: '1' } };
}

/** The push service stores only the last message about an order or an issue, and no alarm after its time. */
function storageOf({ data = {} }: PushMessage) {
  const { order_id, issue_id = order_id, answer_by, test_id } = data;
  if (test_id) return { TTL: TEST_STORED_S };
  const left = Math.ceil((Date.parse(answer_by ?? '') - Date.now()) / 1_000);
  const TTL = Number.isNaN(left) ? STORED_S : Math.max(0, left);
  if (!issue_id) return { TTL };
  const topic = createHash('sha256').update(issue_id).digest('base64url').slice(0, 32);
  return { TTL, topic };
}
