import type { KycType, KycValues } from '../../core/vendor/kyc';
import type { KycSubmission } from './types';

const KEYS = {
  bank: 'bank_detail',
  fssai: 'fssai_detail',
  gst: 'gstn_detail',
  pan: 'pan_detail',
} as const satisfies Record<KycType, string>;

/** The parts of `/vendor/update-kyc-detail`; the JSON travels under the name of its key (b18). */
export function toKycForm(submission: KycSubmission): FormData {
  const { type, restaurantId, vendorId, values, document } = submission;
  const key = KEYS[type];
  const form = new FormData();
  form.append('restaurant_id', restaurantId);
  if (type === 'bank') form.append('vendor_id', vendorId);
  form.append('key', key);
  if (document) form.append('image', document, document.name);
  form.append(key, JSON.stringify({ ...fromValues(type, values), status: 'pending' }));
  return form;
}

function fromValues(type: KycType, values: KycValues): Record<string, string> {
  const { bankName, accountNumber, ifscCode, number, expiry } = values;
  switch (type) {
    case 'bank':
      return { bank_name: bankName, account_number: accountNumber, ifsc_code: ifscCode };
    case 'fssai':
      return { account_number: number, expiration_date: expiry };
    case 'gst':
      return { gstn_number: number, expiration_date: expiry };
    case 'pan':
      return { pan_number: number };
  }
}
