import type { Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, differs } from './backend.ts';
import type { Known, Step } from './plan.ts';

const DEVICE = 'contract-check';

/** Requests a test for a device without a token, and for one with a token that no push service knows. */
export async function checkPushTest(backend: Backend, context: Known): Promise<Answer> {
  const call = (endpoint: Step['endpoint'], fields: Fields) => {
    const body = { vendor_id: context.vendorId, device_id: DEVICE, ...fields };
    return callBackend(backend, { endpoint, needs: [], fields: () => body }, context);
  };
  const test = { test_id: DEVICE, delay: 0 };
  const stranger = await call('pushTest', { ...test, device_id: `${DEVICE}-unknown` });
  if (stranger.verdict === 'conforms') return differs('a device without a token got a test');
  const saved = await call('savePushToken', { fcm_token: DEVICE });
  return saved.verdict === 'conforms' ? call('pushTest', test) : saved;
}
