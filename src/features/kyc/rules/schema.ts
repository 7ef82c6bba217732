import { type ObjectSchema, object, type StringSchema, string, type TestContext } from 'yup';
import { fileRule } from '../../../core/forms/fileRule';
import type { Translate } from '../../../core/messages/messages';
import type { KycType, KycValues } from '../../../core/vendor/kyc';
import type { DocumentContext, KycFormValues } from '../data';
import type messages from '../messages.en.json';
import { KYC_FIELDS, type KycField, needsDocument } from './fields';

type Text = Translate<keyof typeof messages>;
type Rules = Partial<Record<keyof KycValues, StringSchema<string>>>;

/** The error type for changed values without a new document; it has its own toast. */
export const LATEST_DOCUMENT = 'latestDocument';

/** The validation rules of one verification, with the specified messages (B5). */
export function kycSchema(type: KycType, text: Text): ObjectSchema<KycFormValues> {
  const any = string().defined();
  return object({
    bankName: any,
    accountNumber: any,
    ifscCode: any,
    number: any,
    expiry: any,
    document: fileRule(),
    ...rulesOf(type, text),
    ...documentRule(type, text),
  });
}

function rulesOf(type: KycType, text: Text): Rules {
  return Object.fromEntries(KYC_FIELDS[type].map((field) => [field.name, ruleOf(field, text)]));
}

function ruleOf({ required, pattern, invalid }: KycField, text: Text): StringSchema<string> {
  const rule = string()
    .defined()
    .trim()
    .test('required', text(required), (value) => value !== '');
  const message = invalid && text(invalid);
  return pattern ? rule.matches(pattern, { message, excludeEmptyString: true }) : rule;
}

function documentRule(type: KycType, text: Text) {
  if (!needsDocument(type)) return {};
  const missing = text(`${type}DocumentRequired`);
  const latest = text('latestDocumentRequired');
  const document = fileRule()
    .test(LATEST_DOCUMENT, latest, (_choice, test) => !contextOf(test).isChanged(test.parent))
    .test(
      'required',
      missing,
      ({ files }, test) => files.length > 0 || contextOf(test).hasDocument,
    );
  return { document };
}

function contextOf(test: TestContext): DocumentContext {
  return test.options.context as DocumentContext;
}
