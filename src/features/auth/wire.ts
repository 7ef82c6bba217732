import type { Reply } from '../../core/api/types';
import { flag, record, text, type Wire } from '../../core/format/wireValues';
import type { Registration, VerifiedSession } from './types';

export function toVerifiedSession({ data, message }: Reply): VerifiedSession {
  const wire = record(data);
  return {
    // A number is no token, however it reads (decision c2).
    token: typeof wire.access_token === 'string' ? wire.access_token : '',
    vendorId: text(wire._id),
    restaurantId: text(record(wire.restaurant)._id),
    isKycCompleted: flag(wire.is_kyc_completed),
    message,
  };
}

/** The sign-up payload of specification A 3. */
export function fromRegistration(registration: Registration): Wire {
  const { name, restaurantName, phone, email, foundedOn } = registration;
  return { name, restaurant_name: restaurantName, phone, email, date_of_founding: foundedOn };
}
