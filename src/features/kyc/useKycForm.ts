import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatsAtom } from '../../core/format/formatsAtom';
import { submitWithFiles } from '../../core/forms/submitWithFiles';
import { useFormDraft } from '../../core/forms/useFormDraft';
import { useText } from '../../core/messages/useText';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import { FORM_TOASTS } from '../../core/state/formToasts';
import { notifyAtom } from '../../core/state/services';
import { NO_FILES, type PickedFile } from '../../core/uploads/fileChoice';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import {
  finisherOf,
  isOnlyRest,
  moreOf,
  showFieldErrors,
  useFieldResolver,
} from '../../ui/patterns/fields/useFormFields';
import type { DocumentContext, KycFormValues } from './data';
import { kycLinks } from './links';
import messages from './messages.en.json';
import { KYC_FIELDS } from './rules/fields';
import { isLocked } from './rules/progress';
import { kycSchema, LATEST_DOCUMENT } from './rules/schema';
import { useKycFields } from './useKycFields';
import { useSubmitKyc } from './useSubmitKyc';
import { kycFields } from './wire';

export function useKycForm(type: KycType, detail: KycDetail) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const stored = useStoredValues(detail);
  /** The values that the current document was submitted with (B4). */
  const documented = useRef(stored);
  const context: DocumentContext = {
    hasDocument: detail.hasDocument,
    isChanged: (values) => detail.hasData && differs(type, values, documented.current),
  };
  const fields = useKycFields(type);
  const resolver = useFieldResolver(
    fields,
    useMemo(() => yupResolver(kycSchema(type, text)), [type, text]),
  );
  const form = useForm<KycFormValues>({
    defaultValues: { ...stored, document: NO_FILES },
    resolver,
    context,
  });
  const { reset, formState } = form;
  const { isDirty } = formState;
  const { allowLeaving } = useUnsavedChanges(isDirty && !isLocked(detail));
  const toList = useList();
  const sending = useSubmitKyc(type, {
    onDone: () => {
      allowLeaving();
      toList();
    },
    showErrors: (failure) => showFieldErrors(form, kycFields(type), fields, failure),
    finish: finisherOf(fields, ''),
  });

  useEffect(() => {
    // A background refetch does not overwrite edited fields (R2).
    if (isDirty) return;
    documented.current = stored;
    reset({ ...stored, document: NO_FILES });
  }, [stored, isDirty, reset]);
  useFormDraft(`kyc/${type}`, form);

  const onSubmit = submitWithFiles(
    form,
    async ({ document, ...values }) => {
      const file = document.files[0]?.file ?? null;
      const details = { ...values, document: file, more: moreOf(fields) };
      // What was submitted is under review, so it is not sent again.
      if (isOnlyRest(fields, false)) return sending.finish(details);
      return sending.submit(details);
    },
    ({ document }) => {
      if (document?.type === LATEST_DOCUMENT) {
        notify.error(text('latestDocumentToast'), FORM_TOASTS.kyc);
      }
    },
  );
  return {
    form,
    fields,
    sending,
    onSubmit,
    onDocument: (files: readonly PickedFile[]) => {
      documented.current = files.length > 0 ? form.getValues() : stored;
    },
  };
}

/** The stored values for the form. Memoized, so that an equal record does not reset the form. */
function useStoredValues({ values }: KycDetail): KycValues {
  const { isoDay } = useAtomValue(formatsAtom);
  const { bankName, accountNumber, ifscCode, number } = values;
  const expiry = isoDay(values.expiry);
  return useMemo(
    () => ({ bankName, accountNumber, ifscCode, number, expiry }),
    [bankName, accountNumber, ifscCode, number, expiry],
  );
}

function useList(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void navigate(kycLinks(pathname).list, { replace: true });
}

function differs(type: KycType, now: KycValues, then: KycValues): boolean {
  return KYC_FIELDS[type].some(({ name }) => now[name].trim() !== then[name].trim());
}
