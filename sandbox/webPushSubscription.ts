import { asObject } from './fields.ts';
import type { PushMessage } from './pushHub.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
/** The push services of Chromium, Firefox, Safari and Edge, with their subdomains. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

export interface WebPushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Sends messages to the push services of browsers. */
export interface WebPushSender {
  /** The public VAPID key, which is new at each start. */
  publicKey: string;
  /** Resolves to `false` if the subscription has ended. */
  send(subscription: WebPushSubscription, message: PushMessage): Promise<boolean>;
}

/**
 * Reads a token of the portal's adapter `webPush()`; returns `null` for other tokens. Anybody who can sign in chooses
 * the endpoint, so it must be a known push service; a test has its own on this machine.
 */
export function readSubscription(
  token: string,
  { allowsLoopback }: { allowsLoopback: boolean },
): WebPushSubscription | null {
  const given = parse(token);
  const keys = asObject(given?.keys);
  const [endpoint, p256dh, auth] = [given?.endpoint, keys?.p256dh, keys?.auth].map(String);
  if (!given || !keys || !URL.canParse(endpoint ?? '')) return null;
  const url = new URL(endpoint ?? '');
  if (!isPushService(url) && !(allowsLoopback && isLoopback(url))) return null;
  return { endpoint: endpoint ?? '', keys: { p256dh: p256dh ?? '', auth: auth ?? '' } };
}

function parse(token: string) {
  if (!token.startsWith('{')) return null;
  try {
    return asObject(JSON.parse(token));
  } catch {
    return null;
  }
}

function isPushService({ protocol, hostname, port, username }: URL): boolean {
  const isKnown = PUSH_SERVICES.some((one) => hostname === one || hostname.endsWith(`.${one}`));
  return isKnown && protocol === 'https:' && port === '' && username === '';
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.includes(hostname);
}
