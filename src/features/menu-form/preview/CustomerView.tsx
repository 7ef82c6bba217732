import { useAtomValue } from 'jotai';
import { UtensilsCrossed } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { toDiet } from '../../../core/format/diet';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { codeWords, tagWords } from '../../../core/menu/choices';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import editMessages from '../../../core/menu/fields/messages.en.json';
import {
  type FieldOf,
  fieldsOf,
  ITEM_TABLE,
  isOffered,
  type PreviewField,
  rowOf,
} from '../../../core/menu/itemTable';
import menuMessages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { OldPrice, Price, PriceLine, Tag } from '../../../ui/menu/itemStyles';
import { DietMark } from '../../../ui/primitives/DietMark';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { addonsOf, variantsOf } from './choicesOf';
import messages from './messages.en.json';
import { PreviewGroups } from './PreviewGroups';
import { Chips, Facts, Name, Phone, Shot, Words } from './previewStyles';

type LineField = FieldOf<'text' | 'choices'>;

const LINES = fieldsOf('text', 'choices').filter((field) => ITEM_TABLE[field].preview === 'line');

interface CustomerViewProps {
  values: ItemValues;
  item: MenuItem;
}

export function CustomerView({ values, item }: CustomerViewProps) {
  const menuText = useText(menuMessages);
  const has = useAtomValue(hasCapabilityAtom);
  const { money } = useAtomValue(formatsAtom);
  const amounts = useAmounts();
  const nameId = useId();
  const name = useItemName()(values);
  const [picked] = values.image.files;
  const source = picked?.file ?? item.image;
  const price = amounts.money.value(values.price);
  const basePrice = amounts.money.value(values.basePrice);
  const isLess = price !== null && basePrice !== null && basePrice > price;
  const parts: Record<PreviewField, ReactElement | false> = {
    image: (
      <Shot
        source={source}
        alt={menuText(source ? 'pictureOf' : 'noPicture', { name })}
        standIn={<UtensilsCrossed size={36} strokeWidth={1.5} />}
        $isOut={!values.isInStock}
      />
    ),
    dietCode: <DietMark diet={toDiet(values.dietCode)} />,
    isRecommended: values.isRecommended && (
      <StatusChip tone="success" label={menuText('recommended')} />
    ),
    tag: values.tag !== '' && <Tag>{tagWords(values.tag, menuText)}</Tag>,
    isInStock: !values.isInStock && <StatusChip tone="danger" label={menuText('outOfStock')} />,
    name: <Name id={nameId}>{name}</Name>,
    price: <Price>{money(price)}</Price>,
    basePrice: isLess && <OldPrice>{money(basePrice)}</OldPrice>,
    variantGroups: <PreviewGroups groups={variantsOf(values, amounts)} isOne />,
    addonGroups: <PreviewGroups groups={addonsOf(values, amounts)} />,
  };
  return (
    // Focusable, so that the arrow keys scroll the dialog.
    <Phone aria-labelledby={nameId} tabIndex={0}>
      {parts.image}
      <Facts>
        <Chips>
          {parts.dietCode}
          {parts.isRecommended}
          {parts.tag}
          {parts.isInStock}
        </Chips>
        {parts.name}
        <PriceLine>
          {parts.price}
          {parts.basePrice}
        </PriceLine>
        {LINES.filter((field) => isOffered(field, has)).map((field) => (
          <Line key={field} field={field} value={values[field]} />
        ))}
      </Facts>
      {parts.variantGroups}
      {parts.addonGroups}
    </Phone>
  );
}

/** The value of a field, unless it is empty. */
function Line({ field, value }: { field: LineField; value: string }) {
  const text = useText(messages);
  const edit = useText(editMessages);
  const row = rowOf(field);
  if (row.kind === 'choices' && value !== '') {
    const list = codeWords(value, row.choices, edit);
    return <Words>{text('line', { name: edit(row.label), list })}</Words>;
  }
  return value.trim() !== '' && <Words>{clip(value)}</Words>;
}
