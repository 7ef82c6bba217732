import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { type FormEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepTyping } from '../../core/forms/keepTyping';
import { useClearedErrors } from '../../core/forms/useClearedErrors';
import { useFormDraft } from '../../core/forms/useFormDraft';
import { useText } from '../../core/messages/useText';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import { formatsAtom } from '../../core/state/services';
import messages from './messages.en.json';
import { contactOf, toValues } from './profileValues';
import { profileSchema } from './schema';
import type { Contact, ProfileValues, Restaurant } from './types';
import { usePictures } from './usePictures';
import { useUpdateRestaurant } from './useUpdateRestaurant';

/** The profile's form, filled from the records except where someone has typed. */
export function useRestaurantForm(restaurant: Restaurant, vendor: Contact | null) {
  const text = useText(messages);
  const pictures = usePictures();
  const sending = useUpdateRestaurant();
  const [values, setSaved] = useValues(restaurant, vendor);
  const resolver = useMemo(() => yupResolver(profileSchema(text)), [text]);
  const form = useForm<ProfileValues>({
    defaultValues: values,
    values,
    // A read in the background never takes away what someone typed (safety, draft rule).
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver,
  });
  useClearedErrors(form);
  useFormDraft('restaurant', form);
  useUnsavedChanges(form.formState.isDirty || pictures.isDirty);
  const submit = form.handleSubmit(async (typed) => {
    const files = pictures.files.map(({ file }) => file);
    const banner = pictures.banner?.file ?? restaurant.banner;
    const { commission } = restaurant;
    if (!(await sending.update({ values: typed, banner, files, commission }))) return;
    setSaved(typed);
    keepTyping(form, typed);
    pictures.forget(banner instanceof File ? [banner, ...files] : files);
  });
  return {
    form,
    pictures,
    sending,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}

/**
 * The records as the form shows them. What was saved here outlives a vendor record that has not
 * heard of it.
 */
function useValues(restaurant: Restaurant, vendor: Contact | null) {
  const formats = useAtomValue(formatsAtom);
  const [saved, setSaved] = useState<Contact | null>(null);
  const values = useMemo(() => {
    const { name, phone, email } = saved ?? contactOf(restaurant, vendor);
    return toValues(restaurant, { name, phone, email }, formats.isoDay(restaurant.foundedOn));
  }, [restaurant, vendor, saved, formats]);
  return [values, setSaved] as const;
}
