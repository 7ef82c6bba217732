import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { type FormEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useFormDraft } from '../../core/forms/useFormDraft';
import { useText } from '../../core/messages/useText';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import { notifyAtom, timeZoneAtom } from '../../core/state/services';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import { kycAddress } from './address';
import { KYC_FIELDS } from './fields';
import messages from './messages.en.json';
import { isLocked } from './progress';
import { type DocumentContext, kycSchema, LATEST_DOCUMENT } from './schema';
import type { KycFormValues } from './types';
import { useSubmitKyc } from './useSubmitKyc';
import { toDay } from './validity';

/** The form of one verification, filled from the record until someone types. */
export function useKycForm(type: KycType, detail: KycDetail) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const stored = useStoredValues(detail);
  /** The texts that the latest document belongs to (specification B 4). */
  const documented = useRef(stored);
  const refusal = useRef<string>(undefined);
  const context: DocumentContext = {
    refusal: () => refusal.current,
    hasDocument: detail.hasDocument,
    isChanged: (values) => detail.hasData && differs(type, values, documented.current),
  };
  const resolver = useMemo(() => yupResolver(kycSchema(type, text)), [type, text]);
  const form = useForm<KycFormValues>({
    defaultValues: { ...stored, document: null },
    resolver,
    context,
  });
  const { reset, formState } = form;
  const { isDirty } = formState;
  const { allowLeaving } = useUnsavedChanges(isDirty && !isLocked(detail));
  const toList = useList();
  const sending = useSubmitKyc(type, () => {
    allowLeaving();
    toList();
  });

  useEffect(() => {
    // A read in the background never takes away what someone typed (safety, draft rule).
    if (isDirty) return;
    documented.current = stored;
    reset({ ...stored, document: null });
  }, [stored, isDirty, reset]);
  useFormDraft(`kyc/${type}`, form);

  const submit = form.handleSubmit(sending.submit, ({ document }) => {
    if (document?.type === LATEST_DOCUMENT) {
      notify.error(text('latestDocumentToast'), MANAGEMENT_TOAST);
    }
  });
  const { clearErrors } = form;
  const onDocumentProblem = useCallback(
    (message: string | undefined) => {
      refusal.current = message;
      if (message === undefined) clearErrors('document');
    },
    [clearErrors],
  );
  return {
    form,
    sending,
    onDocumentProblem,
    onSubmit: (event: FormEvent) => void submit(event),
    onDocument: (document: File | null) => {
      documented.current = document ? form.getValues() : stored;
    },
  };
}

/** The record as a form shows it; the same object until a value changes. */
function useStoredValues({ values }: KycDetail): KycValues {
  const timeZone = useAtomValue(timeZoneAtom);
  const { bankName, accountNumber, ifscCode, number, expiry } = values;
  return useMemo(
    () => ({ bankName, accountNumber, ifscCode, number, expiry: toDay(expiry, timeZone) }),
    [bankName, accountNumber, ifscCode, number, expiry, timeZone],
  );
}

/** Goes to the list of this layout (specification B 4). */
function useList(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void navigate(kycAddress(pathname).list, { replace: true });
}

function differs(type: KycType, now: KycValues, then: KycValues): boolean {
  return KYC_FIELDS[type].some(({ name }) => now[name].trim() !== then[name].trim());
}
