import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Amounts } from '../../core/amount/amounts';
import { useAmounts } from '../../core/amount/useAmounts';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import { restaurantIdAtom } from '../../core/state/services';
import { NO_FILES } from '../../core/uploads/fileChoice';
import type { OwnField } from '../../ui/patterns/fields/types';
import { useRecordForm } from '../../ui/patterns/fields/useRecordForm';
import {
  type Contact,
  type ProfileChange,
  type ProfileFormValues,
  type Restaurant,
  updateRestaurantAtom,
} from './data';
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
import { PROFILE_FIELDS } from './wire';

export function useRestaurantForm(restaurant: Restaurant, vendor: LinkedVendor | null) {
  const text = useText(messages);
  const amounts = useAmounts();
  const restaurantId = useAtomValue(restaurantIdAtom);
  const [values, setSaved] = useValues(restaurant, vendor, amounts);
  const phone = usePhoneRule();
  return useRecordForm<'restaurant', ProfileFormValues, ProfileChange, void>({
    form: 'restaurant',
    name: 'restaurant',
    id: restaurantId,
    own: useProfileFields(),
    serverFields: PROFILE_FIELDS,
    values,
    resolver: useMemo(
      () => yupResolver(profileSchema(text, phone, amounts)),
      [text, phone, amounts],
    ),
    mutation: updateRestaurantAtom,
    toInput: ({ banner, newPictures, ...profile }, more) => ({
      values: sentNumbers(withOwnName(profile, values, restaurant.name), amounts),
      banner: banner.files[0]?.file ?? restaurant.banner,
      files: newPictures.files.map(({ file }) => file),
      commission: restaurant.commission,
      more,
      seen: restaurant,
    }),
    hasUpload: () => true,
    onSaved: setSaved,
    group: 'restaurant',
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: {
      refused: text(restaurantId === '' ? 'restaurantIdMissing' : 'nothingSaved'),
      lost: text('answerLost'),
      cancelled: text('cancelled'),
    },
  });
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

/** The fields of the restaurant profile. */
function useProfileFields(): OwnField<'restaurant'>[] {
  const text = useText(messages);
  const { values } = usePhoneRule();
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const details = { section: 'details', isRequired: true };
  const orders = { section: 'orders', isRequired: true };
  return [
    {
      id: 'photos',
      label: text('sectionPhotos'),
      names: ['banner', 'newPictures'],
      isGroup: true,
      section: 'photos',
    },
    { id: 'name', label: text('name'), isWide: true, ...details },
    { id: 'phone', label: text('phone'), hint: text('phoneHint', values), ...details },
    { id: 'email', label: text('email'), ...details },
    { id: 'about', label: text('about'), hint: text('aboutHint'), isWide: true, ...details },
    { id: 'foundedOn', label: text('foundedOn'), ...details },
    { id: 'diet', label: text('diet'), ...details },
    {
      id: 'address',
      label: text('sectionAddress'),
      names: ['address', 'lat', 'lng', 'pinnedAddress'],
      isGroup: true,
      isRequired: true,
      section: 'address',
    },
    { id: 'minimumOrder', label: text('minimumOrder', { currency }), ...orders },
    { id: 'preparationMinutes', label: text('preparationMinutes'), ...orders },
    { id: 'charge', label: text('charge'), ...orders },
    { id: 'gst', label: text('gst'), ...orders },
    {
      id: 'commission',
      label: text('commission'),
      hint: text('commissionHint'),
      names: [],
      section: 'orders',
    },
  ];
}
