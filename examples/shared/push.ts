import { type PushAdapter, serverSentEventsPush } from 'vendor-portal';
import { fcmPush } from 'vendor-portal/push-fcm';
import { webPush } from 'vendor-portal/push-web';
import type { HarnessConfig } from './harnessConfig.ts';

/** The adapter that the command selects, created once for the page. */
export function toPushAdapter(push: HarnessConfig['push']): PushAdapter | 'none' {
  if (push.kind === 'sandbox') return serverSentEventsPush({ path: '/sandbox/push' });
  if (push.kind === 'web') return webPush(push);
  return push.kind === 'fcm' ? fcmPush(push) : 'none';
}
