import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { createTexts } from '../../../core/messages/messages';
import { type FileChoice, NO_FILES } from '../../../core/uploads/fileChoice';
import { type KycType, NO_KYC_VALUES } from '../../../core/vendor/kyc';
import type { DocumentContext, KycFormValues } from '../data';
import messages from '../messages.en.json';
import { kycSchema } from './schema';

const text = createTexts('en-IN').of(messages);
const file = new File(['x'], 'document.png');
const photo: FileChoice = { ...NO_FILES, files: [{ file, pickedName: 'a.png', pickedSize: 1 }] };

const GOOD: Record<KycType, Partial<KycFormValues>> = {
  bank: { bankName: 'Demo Bank', accountNumber: '000000001234', ifscCode: 'ZZZZ0DEMO01' },
  fssai: { number: '19926000000001', expiry: '2027-12-26', document: photo },
  gst: { number: '29ZZZFZ0000Z1ZR', expiry: '2027-12-26', document: photo },
  pan: { number: 'ZZZPZ0000Z', document: photo },
};

async function errorsOf(
  type: KycType,
  change: Partial<KycFormValues> = {},
  context: Partial<DocumentContext> = {},
) {
  const values = { ...NO_KYC_VALUES, document: NO_FILES, ...GOOD[type], ...change };
  const rules = {
    hasDocument: false,
    isChanged: () => false,
    ...context,
  };
  try {
    await kycSchema(type, text).validate(values, { abortEarly: false, context: rules });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
}

test.each(['bank', 'fssai', 'gst', 'pan'] as const)('valid %s details pass', async (type) => {
  expect(await errorsOf(type)).toEqual({});
});

test('spaces around a pasted value are removed', async () => {
  const pasted = {
    ...NO_KYC_VALUES,
    ...GOOD.bank,
    accountNumber: ' 000000001234 ',
    document: NO_FILES,
  };
  expect(await kycSchema('bank', text).validate(pasted)).toMatchObject(GOOD.bank);
});

const RULES: readonly [KycType, keyof KycFormValues, string | FileChoice, string][] = [
  ['bank', 'bankName', '', 'Bank name is required'],
  ['bank', 'bankName', '   ', 'Bank name is required'],
  ['bank', 'bankName', 'n'.repeat(101), 'Bank name cannot exceed 100 characters'],
  ['bank', 'accountNumber', '', 'Account number is required'],
  ['bank', 'accountNumber', '1234 5678', 'Only numbers are allowed'],
  ['bank', 'ifscCode', '', 'IFSC code is required'],
  ['bank', 'ifscCode', 'ZZZZ1DEMO01', 'Invalid IFSC Code'],
  ['fssai', 'number', '', 'FSSAI number is required'],
  ['fssai', 'expiry', '', 'Expiry date is required'],
  ['fssai', 'document', NO_FILES, 'FSSAI document is required'],
  ['gst', 'number', '', 'GST number is required'],
  ['gst', 'number', '29ZZZFZ0000Z0ZR', 'Invalid GST number'],
  ['gst', 'expiry', '', 'Expiration date is required'],
  ['gst', 'document', NO_FILES, 'GST document is required'],
  ['pan', 'number', '', 'PAN number is required'],
  ['pan', 'number', 'ZZZPZ000Z0', 'Invalid PAN number'],
  ['pan', 'document', NO_FILES, 'PAN document is required'],
];

test.each(RULES)('%s %s %j: %s', async (type, field, value, message) => {
  expect(await errorsOf(type, { [field]: value })).toEqual({ [field]: message });
});

test('a bank name of 100 characters passes', async () => {
  expect(await errorsOf('bank', { bankName: 'n'.repeat(100) })).toEqual({});
});

test.each(['29ZZZFZ0000Z1ZX', '27ZZZPZ0000Z1ZA'])('the GSTIN %s passes', async (number) => {
  expect(await errorsOf('gst', { number })).toEqual({});
});

test('an FSSAI number of any length passes', async () => {
  expect(await errorsOf('fssai', { number: '1' })).toEqual({});
});

test('a document on file is enough while nothing changed', async () => {
  expect(await errorsOf('pan', { document: NO_FILES }, { hasDocument: true })).toEqual({});
});

test('changed details need the latest document', async () => {
  const changed = { hasDocument: true, isChanged: () => true };
  expect(await errorsOf('gst', { document: NO_FILES }, changed)).toEqual({
    document: 'Latest document is required',
  });
});
