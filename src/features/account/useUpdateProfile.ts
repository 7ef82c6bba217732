import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Cancelled, isOutcomeUnknown, serverMessageOf } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, vendorIdAtom } from '../../core/state/services';
import { fetchVendor } from '../../core/vendor/api';
import { vendorKeys } from '../../core/vendor/queries';
import type { Vendor } from '../../core/vendor/types';
import { updateProfile } from './api';
import messages from './messages.en.json';
import type { Profile } from './types';

/** Sends the profile, once at a time; a lost answer is looked up before it is called a failure. */
export function useUpdateProfile() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const isLocked = useRef(false);
  const [isSaving, setSaving] = useState(false);
  /** What stays to be read after the toast has gone. */
  const [problem, setProblem] = useState<string>();

  /** Resolves to whether the marketplace has it. */
  async function update(profile: Profile): Promise<boolean> {
    if (isLocked.current) return false;
    isLocked.current = true;
    setSaving(true);
    setProblem(undefined);
    try {
      await updateProfile(api, profile);
      return finish(profile);
    } catch (failure) {
      if (isOutcomeUnknown(failure) && (await wasApplied(profile))) return finish(profile);
      return fail(failure);
    } finally {
      isLocked.current = false;
      setSaving(false);
    }
  }

  async function wasApplied({ name, phone, email }: Profile): Promise<boolean> {
    try {
      const vendor = await fetchVendor(api, vendorId);
      return vendor.name === name && vendor.phone === phone && vendor.email === email;
    } catch {
      return false;
    }
  }

  function finish(profile: Profile): boolean {
    const queryKey = vendorKeys.all(vendorId);
    queryClient.setQueryData<Vendor>(queryKey, (vendor) => vendor && { ...vendor, ...profile });
    void queryClient.invalidateQueries({ queryKey });
    notify.success(text('updated'), MANAGEMENT_TOAST);
    return true;
  }

  function fail(failure: unknown): boolean {
    if (failure instanceof Cancelled) return false;
    const said = serverMessageOf(failure);
    notify.error(text('updateFailed'), MANAGEMENT_TOAST);
    setProblem(said || text(isOutcomeUnknown(failure) ? 'answerLost' : 'nothingSaved'));
    return false;
  }

  return { update, isSaving, problem };
}
