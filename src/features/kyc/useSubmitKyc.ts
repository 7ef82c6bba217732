import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  Cancelled,
  isOutcomeUnknown,
  NetworkFailure,
  serverMessageOf,
} from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { fetchVendor } from '../../core/vendor/api';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import { vendorKeys } from '../../core/vendor/queries';
import type { Vendor } from '../../core/vendor/types';
import { submitKyc } from './api';
import messages from './messages.en.json';
import { isLocked } from './progress';
import type { KycFormValues } from './types';

/** Sends one verification at a time; a lost answer is looked up before it is called a failure. */
export function useSubmitKyc(type: KycType, onDone: () => void) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const show = useShowSubmitted(type);
  const sending = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      sending.current?.abort();
    };
  }, []);
  // Who left the form meanwhile is not taken along to the list.
  const finish = () => isOpen.current && onDone();

  async function submit({ document, ...values }: KycFormValues): Promise<void> {
    if (sending.current) return;
    const sent = new AbortController();
    sending.current = sent;
    setError(undefined);
    setProgress(0);
    try {
      const submission = { type, vendorId, restaurantId, values, document };
      await submitKyc(api, submission, { signal: sent.signal, onProgress: setProgress });
      show(values);
      finish();
    } catch (failure) {
      // An upload that was called off may have arrived.
      const isUnknown = failure instanceof Cancelled || isOutcomeUnknown(failure);
      if (isUnknown && (await wasApplied(values))) finish();
      else setError(sayFailure(failure));
    } finally {
      sending.current = null;
      setProgress(undefined);
    }
  }

  /** The answer was lost, not necessarily the submission. */
  async function wasApplied(values: KycValues): Promise<boolean> {
    try {
      const { kyc } = await fetchVendor(api, vendorId);
      const isThere = isLocked(kyc[type]) && isSame(kyc[type], values);
      if (isThere) show(values);
      return isThere;
    } catch {
      return false;
    }
  }

  function sayFailure(failure: unknown): string {
    if (failure instanceof Cancelled) return text('cancelled');
    if (failure instanceof NetworkFailure) return text('connectionLost');
    return serverMessageOf(failure) || text('submitFailed');
  }

  const isSending = progress !== undefined;
  return { submit, progress, isSending, error, cancel: () => sending.current?.abort() };
}

/** Shows the record as it now is, before the next read of the vendor says so. */
function useShowSubmitted(type: KycType) {
  const queryClient = useAtomValue(queryClientAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  return (values: KycValues) => {
    const detail: KycDetail = {
      status: 'pending',
      reason: '',
      values,
      hasDocument: true,
      hasData: true,
    };
    queryClient.setQueryData<Vendor>(
      vendorKeys.all(vendorId),
      (vendor) => vendor && { ...vendor, kyc: { ...vendor.kyc, [type]: detail } },
    );
  };
}

/** Whether the record holds what was sent; a server may write a day as a moment. */
function isSame({ values }: KycDetail, sent: KycValues): boolean {
  return (
    values.bankName === sent.bankName &&
    values.accountNumber === sent.accountNumber &&
    values.ifscCode === sent.ifscCode &&
    values.number === sent.number
  );
}
