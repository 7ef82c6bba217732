import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../core/capabilities';
import { formatsAtom } from '../../core/format/formatsAtom';
import messages from '../../core/menu/fields/messages.en.json';
import { FIELDS, type FieldIn, ITEM_TABLE, isOffered, rowOf } from '../../core/menu/itemTable';
import { useText } from '../../core/messages/useText';
import type { OwnField } from '../../ui/patterns/fields/types';

/** The fields with their own input; variants and addons have one for several. */
export const SINGLE = FIELDS.filter(
  (field): field is FieldIn<'basics' | 'selling' | 'picture'> =>
    !['variants', 'addons'].includes(ITEM_TABLE[field].section),
);

/** What the form of a new item asks first; the other fields are folded. */
const FIRST: readonly (typeof SINGLE)[number][] = [
  'image',
  'name',
  'categoryId',
  'price',
  'dietCode',
];

/** The fields of the item form, as the host arranges them. */
export function useItemFields(isNew: boolean): readonly OwnField<'menuItem'>[] {
  const text = useText(messages);
  const has = useAtomValue(hasCapabilityAtom);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const asks = isNew ? ['contract', 'form', 'newItem'] : ['contract', 'form'];
  const offered = SINGLE.filter((id) => isOffered(id, has));
  const first = isNew ? FIRST : [];
  return [
    ...[...first, ...offered.filter((id) => !first.includes(id))].map(
      (id): OwnField<'menuItem'> => {
        const { label, section, kind, isWide, required, hint } = rowOf(id);
        const isPicture = kind === 'picture';
        return {
          id,
          label: text(label),
          section: first.includes(id) ? 'first' : section,
          // A new item has no picture that the file would replace.
          ...(hint && !(isPicture && isNew) ? { hint: text(hint, { currency }) } : {}),
          isWide,
          isRequired: required !== undefined && asks.includes(required),
          isToggle: kind === 'flag',
          isGroup: isPicture,
        };
      },
    ),
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
