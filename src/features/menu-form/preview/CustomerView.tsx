import { useAtomValue } from 'jotai';
import { UtensilsCrossed } from 'lucide-react';
import { useId } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { toDiet } from '../../../core/format/diet';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { tagWords } from '../../../core/menu/choices';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import menuMessages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { OldPrice, Price, PriceLine, Tag } from '../../../ui/menu/itemStyles';
import { DietMark } from '../../../ui/primitives/DietMark';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { addonsOf, variantsOf } from './choicesOf';
import { PreviewGroups } from './PreviewGroups';
import { Chips, Facts, Name, Phone, Shot, Words } from './previewStyles';

interface CustomerViewProps {
  values: ItemValues;
  item: MenuItem;
}

export function CustomerView({ values, item }: CustomerViewProps) {
  const menuText = useText(menuMessages);
  const { money } = useAtomValue(formatsAtom);
  const amounts = useAmounts();
  const nameId = useId();
  const name = useItemName()(values);
  const [picked] = values.image.files;
  const source = picked?.file ?? item.image;
  const price = amounts.money.value(values.price);
  const basePrice = amounts.money.value(values.basePrice);
  const isLess = price !== null && basePrice !== null && basePrice > price;
  return (
    // Focusable, so that the arrow keys scroll the dialog.
    <Phone aria-labelledby={nameId} tabIndex={0}>
      <Shot
        source={source}
        alt={menuText(source ? 'pictureOf' : 'noPicture', { name })}
        standIn={<UtensilsCrossed size={36} strokeWidth={1.5} />}
        $isOut={!values.isInStock}
      />
      <Facts>
        <Chips>
          <DietMark diet={toDiet(values.dietCode)} />
          {values.isRecommended && <StatusChip tone="success" label={menuText('recommended')} />}
          {values.tag !== '' && <Tag>{tagWords(values.tag, menuText)}</Tag>}
          {!values.isInStock && <StatusChip tone="danger" label={menuText('outOfStock')} />}
        </Chips>
        <Name id={nameId}>{name}</Name>
        <PriceLine>
          <Price>{money(price)}</Price>
          {isLess && <OldPrice>{money(basePrice)}</OldPrice>}
        </PriceLine>
        {values.description.trim() !== '' && <Words>{clip(values.description)}</Words>}
      </Facts>
      <PreviewGroups groups={variantsOf(values, amounts)} isOne />
      <PreviewGroups groups={addonsOf(values, amounts)} />
    </Phone>
  );
}
