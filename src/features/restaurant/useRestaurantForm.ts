import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Amounts } from '../../core/amount/amounts';
import { useAmounts } from '../../core/amount/useAmounts';
import { keepTyping } from '../../core/forms/keepTyping';
import { submitWithFiles } from '../../core/forms/submitWithFiles';
import { useRecordForm } from '../../core/forms/useRecordForm';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NO_FILES, withoutFiles } from '../../core/uploads/fileChoice';
import { isOnlyRest, moreOf, useFieldResolver } from '../../ui/patterns/fields/useFormFields';
import messages from './messages.en.json';
import {
  contactOf,
  type LinkedVendor,
  sentNumbers,
  shownNumbers,
  toValues,
  withOwnName,
} from './profileValues';
import { profileSchema } from './schema';
import type { Contact, ProfileFormValues, Restaurant } from './types';
import { useProfileFields } from './useProfileFields';
import { useUpdateRestaurant } from './useUpdateRestaurant';

export function useRestaurantForm(restaurant: Restaurant, vendor: LinkedVendor | null) {
  const text = useText(messages);
  const amounts = useAmounts();
  const [values, setSaved] = useValues(restaurant, vendor, amounts);
  const phone = usePhoneRule();
  const fields = useProfileFields();
  const resolver = useFieldResolver(
    fields,
    useMemo(() => yupResolver(profileSchema(text, phone, amounts)), [text, phone, amounts]),
  );
  const { form } = useRecordForm<ProfileFormValues>({ name: 'restaurant', values, resolver });
  const sending = useUpdateRestaurant(form, fields);
  const onSubmit = submitWithFiles(form, async (typed) => {
    const { banner: chosen, newPictures, ...profile } = typed;
    const files = newPictures.files.map(({ file }) => file);
    const newBanner = chosen.files[0]?.file;
    const banner = newBanner ?? restaurant.banner;
    const { commission } = restaurant;
    const change = {
      values: sentNumbers(withOwnName(profile, values, restaurant.name), amounts),
      banner,
      files,
      commission,
      more: moreOf(fields),
      seen: restaurant,
    };
    if (isOnlyRest(fields, form.formState.isDirty)) return sending.finish(change);
    if (!(await sending.update(change))) return;
    setSaved(typed);
    const sent = newBanner ? [newBanner, ...files] : files;
    for (const name of ['banner', 'newPictures'] as const) {
      form.setValue(name, withoutFiles(form.getValues(name), sent));
    }
    keepTyping(form, { ...typed, banner: NO_FILES, newPictures: NO_FILES });
  });
  return { form, fields, sending, onSubmit };
}

/**
 * The form values from the restaurant record and the vendor record. Saved contact data is used until the vendor record
 * is refetched.
 */
function useValues(restaurant: Restaurant, vendor: LinkedVendor | null, amounts: Amounts) {
  const formats = useAtomValue(formatsAtom);
  const [saved, setSaved] = useState<Contact | null>(null);
  const values = useMemo(() => {
    const { name, phone, email } = saved ?? contactOf(restaurant, vendor);
    const contact = { name, phone, email };
    const wire = toValues(restaurant, contact, formats.isoDay(restaurant.foundedOn));
    return {
      ...shownNumbers(wire, amounts),
      banner: NO_FILES,
      newPictures: NO_FILES,
    };
  }, [restaurant, vendor, saved, formats, amounts]);
  return [values, setSaved] as const;
}
