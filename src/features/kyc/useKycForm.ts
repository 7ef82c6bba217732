import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NetworkFailure } from '../../core/api/errors';
import type { FieldId } from '../../core/contracts';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { FORM_TOASTS } from '../../core/state/formToasts';
import { notifyAtom } from '../../core/state/services';
import { NO_FILES, type PickedFile } from '../../core/uploads/fileChoice';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import type { OwnField } from '../../ui/patterns/fields/types';
import { useRecordForm } from '../../ui/patterns/fields/useRecordForm';
import {
  createSubmitKycAtom,
  type DocumentContext,
  type KycDetails,
  type KycFormValues,
} from './data';
import { kycLinks } from './links';
import messages from './messages.en.json';
import { KYC_FIELDS, needsDocument } from './rules/fields';
import { isLocked } from './rules/progress';
import { kycSchema, LATEST_DOCUMENT } from './rules/schema';
import { kycFields } from './wire';

export function useKycForm(type: KycType, detail: KycDetail) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const values = useStoredValues(detail);
  /** The values for which the document was picked (B4). */
  const documented = useRef<KycValues>(null);
  const context: DocumentContext = {
    hasDocument: detail.hasDocument,
    isChanged: (now) => detail.hasData && differs(type, now, documented.current ?? values),
  };
  const record = useRecordForm<'kyc', KycFormValues, KycDetails, void>({
    form: 'kyc',
    name: `kyc/${type}`,
    // What was submitted is under review, so it is not sent again.
    id: '',
    own: useKycFields(type),
    serverFields: kycFields(type),
    values,
    resolver: useMemo(() => yupResolver(kycSchema(type, text)), [type, text]),
    context,
    isLocked: isLocked(detail),
    mutation: useMemo(() => createSubmitKycAtom(type), [type]),
    toInput: ({ document, ...details }, more) => ({
      ...details,
      document: document.files[0]?.file ?? null,
      more,
    }),
    hasUpload: () => true,
    onInvalid: ({ document }) => {
      if (document?.type === LATEST_DOCUMENT) {
        notify.error(text('latestDocumentToast'), FORM_TOASTS.kyc);
      }
    },
    onSaved: () => {
      documented.current = null;
    },
    group: 'kyc',
    done: () => text(`${type}Updated`),
    failed: (failure) =>
      text(failure instanceof NetworkFailure ? 'connectionLost' : 'submitFailed'),
    isQuiet: true,
    reasons: { refused: '', lost: '', cancelled: text('cancelled') },
    close: () => void navigate(kycLinks(pathname).list, { replace: true }),
  });
  return {
    ...record,
    onDocument: (files: readonly PickedFile[]) => {
      documented.current = files.length > 0 ? record.form.getValues() : null;
    },
  };
}

/** The stored values for the form. Memoized, so that an equal record does not reset the form. */
function useStoredValues({ values }: KycDetail): KycFormValues {
  const { isoDay } = useAtomValue(formatsAtom);
  const { bankName, accountNumber, ifscCode, number } = values;
  const expiry = isoDay(values.expiry);
  return useMemo(
    () => ({ bankName, accountNumber, ifscCode, number, expiry, document: NO_FILES }),
    [bankName, accountNumber, ifscCode, number, expiry],
  );
}

/** The fields of a verification. */
function useKycFields(type: KycType): OwnField<'kyc'>[] {
  const text = useText(messages);
  const fields = KYC_FIELDS[type].map(
    ({ name, label, hint }): OwnField<'kyc'> => ({
      id: label as FieldId<'kyc'>,
      label: text(label),
      hint: hint && text(hint),
      names: [name],
      isRequired: true,
      isWide: true,
    }),
  );
  if (!needsDocument(type)) return fields;
  const label = text(`${type}Document`);
  return [...fields, { id: 'document', label, isRequired: true, isGroup: true, isWide: true }];
}

function differs(type: KycType, now: KycValues, then: KycValues): boolean {
  return KYC_FIELDS[type].some(({ name }) => now[name].trim() !== then[name].trim());
}
