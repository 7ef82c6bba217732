import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { asObject, type Fields, fileField, objectField, textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { storeUpload } from '../uploads/store.ts';
import { setKycDetail } from '../vendors/kyc.ts';
import type { KycDetail, KycItem } from '../vendors/schema.ts';

const FIELDS: Readonly<Record<KycItem, readonly string[]>> = {
  bank_detail: ['bank_name', 'account_number', 'ifsc_code'],
  fssai_detail: ['account_number', 'expiration_date'],
  gstn_detail: ['gstn_number', 'expiration_date'],
  pan_detail: ['pan_number'],
};

/** Saves a verification with its document and sets it to pending. */
async function updateKyc({ sandbox, vendor, fields, record }: SignedInInput): Promise<Answer> {
  const item = itemOf(fields);
  const before = vendor.kyc[item];
  if (before?.status === 'pending') throw new Refusal(409, 'This detail is waiting for approval.');
  const given = detailFields(item, fields);
  const file = fileField(fields, 'image');
  if (!file && !before?.image && item !== 'bank_detail') {
    throw new Refusal(400, 'A document is required.');
  }
  const { restaurantId } = vendor;
  const upload = { kind: 'document', restaurantId, field: 'image' } as const;
  const image = file && (await storeUpload(sandbox, { ...upload, file }));
  const detail: KycDetail = { ...given, ...(image ? { image } : {}), status: 'pending' };
  const kyc = await setKycDetail(sandbox, vendor.id, item, { ...detail, reason: undefined });
  record({ effective: true, before, after: kyc[item] });
  return { message: 'Details submitted.', data: { [item]: kyc[item] } };
}

function itemOf(fields: Fields): KycItem {
  const key = textField(fields, 'key');
  const match = Object.keys(FIELDS).find((item): item is KycItem => item === key);
  if (!match) throw new Refusal(400, 'Unknown detail.');
  return match;
}

function detailFields(item: KycItem, fields: Fields): Fields {
  const sent = objectField(fields, item) ?? anyJsonPart(fields);
  const entries = FIELDS[item].map((name) => [name, textField(sent, name)]);
  const empty = entries.find(([, value]) => value === '');
  if (empty) throw new Refusal(400, `${empty[0]} is required.`);
  return Object.fromEntries(entries);
}

/** The specification does not name the JSON part, so this takes the first part that is an object. */
function anyJsonPart(fields: Fields): Fields {
  const parts = Object.keys(fields).map((name) => objectField(fields, name));
  return parts.find((part) => asObject(part) !== null) ?? {};
}

export const kyc: Resource = {
  calls: { kycUpdate: updateKyc },
};
