import type { Kyc, KycDetail, KycItem } from './resources/vendors/schema.ts';

const DAY = 86_400_000;

export const personaNames = [
  'approved',
  'nothing',
  'two-pending',
  'declined',
  'approved-expired',
] as const;
export type PersonaName = (typeof personaNames)[number];

export function isPersonaName(value: unknown): value is PersonaName {
  return personaNames.some((name) => name === value);
}

export interface Persona {
  isKycCompleted: boolean;
  kyc: Kyc;
}

/** KYC data of a vendor in the named state. All numbers are invalid, so that none belongs to a real business. */
export function kycPersona(name: PersonaName, now: number): Persona {
  const details = allDetails(now);
  switch (name) {
    case 'nothing':
      return { isKycCompleted: false, kyc: {} };
    case 'two-pending': {
      const { bank_detail, fssai_detail } = withStatus(details, 'pending');
      return { isKycCompleted: false, kyc: { bank_detail, fssai_detail } };
    }
    case 'declined': {
      const pan_detail = { ...details.pan_detail, ...declined };
      return { isKycCompleted: false, kyc: { ...withStatus(details, 'pending'), pan_detail } };
    }
    case 'approved':
      return { isKycCompleted: true, kyc: withStatus(details, 'approved') };
    case 'approved-expired': {
      const fssai_detail = { ...details.fssai_detail, expiration_date: date(now - 3 * DAY) };
      return { isKycCompleted: true, kyc: withStatus({ ...details, fssai_detail }, 'approved') };
    }
  }
}

const declined: KycDetail = { status: 'declined', reason: 'Document is blurred' };

type Details = Record<KycItem, KycDetail>;

function allDetails(now: number): Details {
  return {
    bank_detail: {
      bank_name: 'Demo Bank of Nowhere',
      account_number: '000000001234',
      ifsc_code: 'ZZZZ0DEMO01',
    },
    fssai_detail: {
      account_number: '19926000000001',
      expiration_date: date(now + 400 * DAY),
      image: 'assets/kyc-sample.png',
    },
    gstn_detail: {
      gstn_number: '29ZZZFZ0000Z1ZR',
      expiration_date: date(now + 400 * DAY),
      image: 'assets/kyc-sample.png',
    },
    pan_detail: { pan_number: 'ZZZFZ0000Z', image: 'assets/kyc-sample.png' },
  };
}

function withStatus(details: Details, status: KycDetail['status']): Details {
  const entries = Object.entries(details).map(([item, detail]) => [item, { ...detail, status }]);
  return Object.fromEntries(entries) as Details;
}

function date(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
