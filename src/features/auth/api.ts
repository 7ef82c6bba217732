import type { ApiClient } from '../../core/api/types';
import type { Registration, VerifiedSession } from './types';
import { fromRegistration, toVerifiedSession } from './wire';

/** Asks the marketplace to send a one-time code. The code itself never reaches the portal (c6). */
export async function requestCode(api: ApiClient, phone: string): Promise<void> {
  await api.send('requestCode', { phone: Number(phone) });
}

/** Registers a vendor with a restaurant; the marketplace then sends a code to the phone. */
export async function signUp(api: ApiClient, registration: Registration): Promise<void> {
  await api.send('signUp', fromRegistration(registration));
}

/** Trades phone and code, both as numbers (specification A 5), for a session. */
export async function verifyCode(
  api: ApiClient,
  phone: string,
  code: string,
): Promise<VerifiedSession> {
  const reply = await api.send('verifyCode', { phone: Number(phone), otp: Number(code) });
  return toVerifiedSession(reply);
}

/** Ends the session on the server; resolves to its message, or an empty text. */
export async function logout(api: ApiClient): Promise<string> {
  const reply = await api.send('logout');
  return reply.message;
}
