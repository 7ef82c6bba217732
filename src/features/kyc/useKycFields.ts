import type { FieldId } from '../../core/contracts';
import { useText } from '../../core/messages/useText';
import type { KycType } from '../../core/vendor/kyc';
import type { OwnField } from '../../ui/patterns/fields/types';
import { useFormFields } from '../../ui/patterns/fields/useFormFields';
import messages from './messages.en.json';
import { KYC_FIELDS, needsDocument } from './rules/fields';
import { kycFields } from './wire';

/** The fields of a verification, as the host arranges them. */
export function useKycFields(type: KycType) {
  const text = useText(messages);
  const own = KYC_FIELDS[type].map(
    ({ name, label, hint }): OwnField<'kyc'> => ({
      id: label as FieldId<'kyc'>,
      label: text(label),
      hint: hint && text(hint),
      names: [name],
      isRequired: true,
      isWide: true,
    }),
  );
  const document: OwnField<'kyc'>[] = needsDocument(type)
    ? [
        {
          id: 'document',
          label: text(`${type}Document`),
          isRequired: true,
          isGroup: true,
          isWide: true,
        },
      ]
    : [];
  return useFormFields('kyc', [...own, ...document], kycFields(type));
}
