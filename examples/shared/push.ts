import { type PushAdapter, serverSentEventsPush } from 'vendor-portal';
import { fcmPush } from 'vendor-portal/push-fcm';
import type { HarnessConfig } from './harnessConfig.ts';

/** The adapter that the command selects, created once for the page. */
export function toPushAdapter(push: HarnessConfig['push']): PushAdapter | 'none' {
  if (push.kind === 'sandbox') return serverSentEventsPush({ path: '/sandbox/push' });
  return push.kind === 'fcm' ? fcmPush(push) : 'none';
}
