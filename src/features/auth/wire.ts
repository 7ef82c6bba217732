import type { Reply } from '../../core/api/types';
import { flag, record, toText, type Wire } from '../../core/format/wireValues';
import type { Registration, VerifiedSession } from './data';

export function toVerifiedSession({ data, message }: Reply): VerifiedSession {
  const wire = record(data);
  return {
    // Only a string is a token (c2).
    token: typeof wire.access_token === 'string' ? wire.access_token : '',
    vendorId: toText(wire._id),
    restaurantId: toText(record(wire.restaurant)._id),
    isKycCompleted: flag(wire.is_kyc_completed),
    message,
  };
}

/** Field names of the specification, in the order of the form (A3). */
export const REGISTRATION_FIELDS = {
  name: 'name',
  restaurant_name: 'restaurantName',
  phone: 'phone',
  email: 'email',
  date_of_founding: 'foundedOn',
} as const satisfies Record<string, keyof Registration>;

export function fromRegistration(registration: Registration): Wire {
  const fields = Object.entries(REGISTRATION_FIELDS);
  return Object.fromEntries(fields.map(([field, name]) => [field, registration[name]]));
}
