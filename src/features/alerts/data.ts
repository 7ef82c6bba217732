import type { ApiClient } from '../../core/api/types';

export interface PushRegistration {
  vendorId: string;
  deviceId: string;
  token: string;
}

/** Sends the push token to the marketplace; the response is ignored (A7). */
export async function savePushToken(
  api: ApiClient,
  { vendorId, deviceId, token }: PushRegistration,
  signal: AbortSignal,
): Promise<void> {
  const body = { vendor_id: vendorId, device_id: deviceId, fcm_token: token };
  await api.send('savePushToken', body, { signal, isQuiet: true });
}
