import { withMore } from '../../core/extend/moreValues';
import type { ServerFields } from '../../core/forms/showServerErrors';
import type { KycType } from '../../core/vendor/kyc';
import { KYC_WIRE } from '../../core/vendor/wire';
import type { KycFormValues, KycSubmission } from './data';
import { needsDocument } from './rules/fields';

export function kycFields(type: KycType): ServerFields<KycFormValues> {
  const fields = KYC_WIRE[type].fields.map(([name, wire]) => [wire, name] as const);
  return { ...Object.fromEntries(fields), ...(needsDocument(type) && { image: 'document' }) };
}

/** The body of `/vendor/update-kyc-detail`; the value of `key` is the name of the JSON part (b18). */
export function toKycForm(submission: KycSubmission): FormData {
  const { type, restaurantId, vendorId } = submission;
  const { document, more, ...values } = submission.details;
  const { key, fields } = KYC_WIRE[type];
  const sent = fields.map(([name, wire]) => [wire, values[name]]);
  const form = new FormData();
  form.append('restaurant_id', restaurantId);
  if (type === 'bank') form.append('vendor_id', vendorId);
  form.append('key', key);
  if (document) form.append('image', document, document.name);
  const detail = { ...Object.fromEntries(sent), status: 'pending' };
  form.append(key, JSON.stringify(withMore(detail, more)));
  return form;
}
