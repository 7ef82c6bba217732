import type { WireSession } from '../../testing/index.ts';

/** The storage entries of a session, besides `vendor_portal_host`. */
export function storedSession(session: WireSession): Record<string, string> {
  return {
    vendor_id: session._id,
    restaurant_id: session.restaurant?._id ?? '',
    isKycCompleted: `${session.is_kyc_completed}`,
    accessToken: session.access_token,
  };
}
