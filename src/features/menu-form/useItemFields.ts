import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import type { OwnField } from '../../ui/patterns/fields/types';
import messages from '../../core/menu/fields/messages.en.json';

/** The fields of the item form, as the host arranges them. */
export function useItemFields(isNew: boolean): readonly OwnField<'menuItem'>[] {
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const basics = { section: 'basics' };
  const selling = { section: 'selling' };
  return [
    { id: 'name', label: text('name'), isRequired: true, isWide: true, ...basics },
    { id: 'description', label: text('description'), isWide: true, ...basics },
    { id: 'categoryId', label: text('category'), isRequired: true, ...basics },
    { id: 'dietCode', label: text('diet'), isRequired: isNew, ...basics },
    { id: 'title', label: text('titleField'), ...basics },
    { id: 'tag', label: text('tag'), ...basics },
    {
      id: 'basePrice',
      label: text('basePrice'),
      hint: text('basePriceHint', { currency }),
      ...selling,
    },
    {
      id: 'price',
      label: text('price'),
      hint: text('priceHint', { currency }),
      isRequired: true,
      ...selling,
    },
    { id: 'productTiming', label: text('timing'), ...selling },
    { id: 'defaultQuantity', label: text('quantity'), isRequired: true, ...selling },
    { id: 'isListed', label: text('status'), isToggle: true, ...selling },
    { id: 'isInStock', label: text('inStock'), isToggle: true, ...selling },
    { id: 'isRecommended', label: text('recommended'), isToggle: true, ...selling },
    {
      id: 'image',
      label: text('picture'),
      ...(isNew ? {} : { hint: text('pictureHint') }),
      isGroup: true,
      isWide: true,
      section: 'picture',
    },
    {
      id: 'variants',
      label: text('variants'),
      names: ['productType', 'variantGroups', 'combinations'],
      isGroup: true,
      section: 'variants',
    },
    {
      id: 'addons',
      label: text('addons'),
      names: ['addonGroups'],
      isGroup: true,
      section: 'addons',
    },
  ];
}
