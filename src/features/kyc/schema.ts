import { mixed, type ObjectSchema, object, type StringSchema, string, type TestContext } from 'yup';
import type { Translate } from '../../core/messages/messages';
import type { KycType, KycValues } from '../../core/vendor/kyc';
import { GSTIN_PATTERN, IFSC_PATTERN, PAN_PATTERN } from './gstin';
import type messages from './messages.en.json';
import type { KycFormValues } from './types';

type Text = Translate<keyof typeof messages>;
type Rules = Partial<Record<keyof KycValues, StringSchema<string>>>;

/** The error type of "changed, but no new document": it has a toast of its own. */
export const LATEST_DOCUMENT = 'latestDocument';

const DIGITS = /^\d+$/;
const BANK_NAME_MAX = 100;

/** What the document rules need to know besides the form. */
export interface DocumentContext {
  /** A document is on file from an earlier submission. */
  hasDocument: boolean;
  /** Whether these texts are other than the ones the latest document was given for. */
  isChanged: (values: KycValues) => boolean;
  /** Why the file that was chosen last was refused; nothing is sent in its place. */
  refusal: () => string | undefined;
}

/** The rules of one verification with the messages of specification B 5, by the letter. */
export function kycSchema(type: KycType, text: Text): ObjectSchema<KycFormValues> {
  const any = string().defined();
  return object({
    bankName: any,
    accountNumber: any,
    ifscCode: any,
    number: any,
    expiry: any,
    document: mixed<File>().nullable().defined().default(null),
    ...rulesOf(type, text),
    ...documentRule(type, text),
  });
}

function rulesOf(type: KycType, text: Text): Rules {
  switch (type) {
    case 'bank':
      return {
        bankName: required(text('bankNameRequired')).max(BANK_NAME_MAX, text('bankNameLong')),
        accountNumber: matching(text('accountRequired'), DIGITS, text('onlyNumbers')),
        ifscCode: matching(text('ifscRequired'), IFSC_PATTERN, text('ifscInvalid')),
      };
    case 'fssai':
      return {
        number: required(text('fssaiRequired')),
        expiry: required(text('fssaiExpiryRequired')),
      };
    case 'gst':
      return {
        number: matching(text('gstRequired'), GSTIN_PATTERN, text('gstInvalid')),
        expiry: required(text('gstExpiryRequired')),
      };
    case 'pan':
      return { number: matching(text('panRequired'), PAN_PATTERN, text('panInvalid')) };
  }
}

function required(message: string): StringSchema<string> {
  return string()
    .defined()
    .trim()
    .test('required', message, (value) => value !== '');
}

function matching(missing: string, pattern: RegExp, message: string): StringSchema<string> {
  return required(missing).matches(pattern, { message, excludeEmptyString: true });
}

function documentRule(type: KycType, text: Text) {
  if (type === 'bank') return {};
  const missing = text(`${type}DocumentRequired`);
  const latest = text('latestDocumentRequired');
  const document = mixed<File>()
    .nullable()
    .defined()
    .default(null)
    .test('refused', (_file, test) => {
      const message = contextOf(test).refusal();
      return message === undefined || test.createError({ message });
    })
    .test(LATEST_DOCUMENT, latest, (_file, test) => !contextOf(test).isChanged(test.parent))
    .test('required', missing, (file, test) => file !== null || contextOf(test).hasDocument);
  return { document };
}

function contextOf(test: TestContext): DocumentContext {
  return test.options.context as DocumentContext;
}
