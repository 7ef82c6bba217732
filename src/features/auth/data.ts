import type { ApiClient } from '../../core/api/types';
import { type MoreValues, withMore } from '../../core/extend/moreValues';
import { fromRegistration, toVerifiedSession } from './wire';

export interface VerifiedSession {
  token: string;
  vendorId: string;
  restaurantId: string;
  isKycCompleted: boolean;
  message: string;
}

/** The flow that requested the code; some messages differ (b30). */
export type CodeFlow = 'signIn' | 'signUp';

export interface Registration {
  name: string;
  restaurantName: string;
  phone: string;
  email: string;
  /** `YYYY-MM-DD`; its label is "Date of Birth" (b25). */
  foundedOn: string;
}

/** Sends a one-time code to the phone; the response does not contain it (c6). */
export async function requestCode(api: ApiClient, phone: string): Promise<void> {
  await api.send('requestCode', { phone: Number(phone) });
}

/** Registers a vendor; the marketplace then sends a one-time code to the phone. */
export async function signUp(
  api: ApiClient,
  registration: Registration,
  more?: MoreValues,
): Promise<void> {
  await api.send('signUp', withMore(fromRegistration(registration), more));
}

/** Sends phone and code as numbers (A5). */
export async function verifyCode(
  api: ApiClient,
  phone: string,
  code: string,
): Promise<VerifiedSession> {
  const reply = await api.send('verifyCode', { phone: Number(phone), otp: Number(code) });
  return toVerifiedSession(reply);
}

/** Resolves to the server's message, which can be empty. */
export async function logout(api: ApiClient): Promise<string> {
  const reply = await api.send('logout', undefined, { isQuiet: true });
  return reply.message;
}
