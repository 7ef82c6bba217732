import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import type { OwnField } from '../../ui/patterns/fields/types';
import messages from './messages.en.json';

/** The fields of the restaurant profile. */
export function useProfileFields(): OwnField<'restaurant'>[] {
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
