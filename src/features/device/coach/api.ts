import type { ApiClient } from '../../../core/api/types';
import type { PushTestCall } from './types';

/** Asks for a test message to this device after `delay` seconds (capability `push.test`). */
export async function requestPushTest(
  api: ApiClient,
  { vendorId, deviceId, id, delay }: PushTestCall,
): Promise<void> {
  const body = { vendor_id: vendorId, device_id: deviceId, test_id: id, delay };
  await api.send('pushTest', body);
}
