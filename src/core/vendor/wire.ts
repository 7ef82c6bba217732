import { flag, isWire, record, toText, type Wire } from '../format/wireValues';
import { toPermissions } from '../permissions/grants';
import { type KycDetail, type KycStatus, type KycType, type KycValues, NO_KYC_VALUES } from './kyc';
import type { Vendor, VendorAccess } from './types';

type FieldNames = readonly (readonly [name: keyof KycValues, wire: string])[];

/** The names of each verification's record and fields in the API (b80). */
export const KYC_WIRE: Readonly<Record<KycType, { key: string; fields: FieldNames }>> = {
  bank: {
    key: 'bank_detail',
    fields: [
      ['bankName', 'bank_name'],
      ['accountNumber', 'account_number'],
      ['ifscCode', 'ifsc_code'],
    ],
  },
  fssai: {
    key: 'fssai_detail',
    fields: [
      ['number', 'account_number'],
      ['expiry', 'expiration_date'],
    ],
  },
  gst: {
    key: 'gstn_detail',
    fields: [
      ['number', 'gstn_number'],
      ['expiry', 'expiration_date'],
    ],
  },
  pan: { key: 'pan_detail', fields: [['number', 'pan_number']] },
};

/** The part of the record that decides what the vendor may do. */
export function toVendorAccess(wire: Wire): VendorAccess {
  return {
    id: toText(wire._id),
    restaurantId: toText(record(wire.restaurant)._id),
    isKycCompleted: flag(wire.is_kyc_completed),
    permissions: toPermissions(wire.permissions),
  };
}

export function toVendor(wire: Wire): Vendor {
  return {
    ...toVendorAccess(wire),
    name: toText(wire.name),
    phone: toText(wire.phone),
    email: toText(wire.email),
    restaurantName: toText(record(wire.restaurant).name),
    kyc: {
      bank: toKycDetail(wire, 'bank'),
      fssai: toKycDetail(wire, 'fssai'),
      gst: toKycDetail(wire, 'gst'),
      pan: toKycDetail(wire, 'pan'),
    },
    wire,
  };
}

function toKycDetail(vendor: Wire, type: KycType): KycDetail {
  const { key, fields } = KYC_WIRE[type];
  const wire = record(vendor[key]);
  const values = { ...NO_KYC_VALUES };
  for (const [name, field] of fields) values[name] = toText(wire[field]);
  const hasDocument = isWire(wire.image) || toText(wire.image) !== '';
  return {
    status: toKycStatus(wire.status),
    reason: toText(wire.reason),
    values,
    hasDocument,
    hasData: hasDocument || Object.values(values).some((one) => one !== ''),
    wire,
  };
}

function toKycStatus(value: unknown): KycStatus {
  const status = toText(value).toLowerCase();
  return status === 'approved' || status === 'declined' ? status : 'pending';
}
