import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../core/format/formatsAtom';
import messages from '../../core/menu/fields/messages.en.json';
import { type FieldIn, ITEM_TABLE } from '../../core/menu/itemTable';
import { useText } from '../../core/messages/useText';
import type { OwnField } from '../../ui/patterns/fields/types';

/** What the form says of a field, beside its row in the table. */
type More = Partial<Omit<OwnField<'menuItem'>, 'id' | 'label' | 'section' | 'names'>>;
type Single = FieldIn<'basics' | 'selling' | 'picture'>;

/** The fields of the item form, as the host arranges them. */
export function useItemFields(isNew: boolean): readonly OwnField<'menuItem'>[] {
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const fields: Record<Single, More> = {
    name: { isRequired: true, isWide: true },
    description: { isWide: true },
    categoryId: { isRequired: true },
    dietCode: { isRequired: isNew },
    title: {},
    tag: {},
    basePrice: { hint: text('basePriceHint', { currency }) },
    price: { hint: text('priceHint', { currency }), isRequired: true },
    productTiming: {},
    defaultQuantity: { isRequired: true },
    isListed: { isToggle: true },
    isInStock: { isToggle: true },
    isRecommended: { isToggle: true },
    image: { ...(isNew ? {} : { hint: text('pictureHint') }), isGroup: true, isWide: true },
  };
  return [
    ...(Object.keys(fields) as Single[]).map((id) => {
      const { label, section } = ITEM_TABLE[id];
      return { id, label: text(label), section, ...fields[id] };
    }),
    {
      id: 'variants',
      label: text('variants'),
      names: ['productType', 'variantGroups', 'combinations'] satisfies FieldIn<'variants'>[],
      isGroup: true,
      section: 'variants',
    },
    {
      id: 'addons',
      label: text('addons'),
      names: ['addonGroups'] satisfies FieldIn<'addons'>[],
      isGroup: true,
      section: 'addons',
    },
  ];
}
