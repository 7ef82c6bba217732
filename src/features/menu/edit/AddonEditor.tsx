import { Plus, Trash2, X } from 'lucide-react';
import type { FieldErrors } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { IconButton } from '../../../ui/primitives/IconButton';
import { Row } from '../../../ui/primitives/Layout';
import { Select } from '../../../ui/primitives/Select';
import { TextInput } from '../../../ui/primitives/TextInput';
import { canAddItem, newAddonItem } from './addons';
import type { AddonItemValues, AddonValues } from './itemValues';
import { LimitInput } from './LimitInput';
import { replaced, without } from './listEdits';
import messages from './messages.en.json';
import { PartInput } from './PartInput';
import { GroupBox, GroupTitle, LabelledRow, Pair, PartRow, PricePlace } from './Section';

interface AddonEditorProps {
  number: number;
  group: AddonValues;
  errors: FieldErrors<AddonValues> | undefined;
  onChange: (change: Partial<AddonValues>) => void;
  onRemove: () => void;
}

/** One group of addons. */
export function AddonEditor({ number, group, errors, onChange, onRemove }: AddonEditorProps) {
  const text = useText(messages);
  const { items } = group;
  const priceTypes = [
    { value: 'pricable', label: text('pricable') },
    { value: 'nonpricable', label: text('nonpricable') },
  ];
  return (
    <GroupBox>
      <GroupTitle>{text('addonNumber', { number })}</GroupTitle>
      <LabelledRow>
        <TextInput
          label={text('addonGroup')}
          autoComplete="off"
          value={group.name}
          {...(errors?.name?.message ? { error: errors.name.message } : {})}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <IconButton
          label={text('removeAddonGroup', { number })}
          icon={<Trash2 size={18} />}
          onClick={onRemove}
        />
      </LabelledRow>
      <Pair>
        <LimitInput group={group} error={errors?.max?.message} onChange={onChange} />
        <Select
          label={text('priceType')}
          options={priceTypes}
          value={group.hasPrices ? 'pricable' : 'nonpricable'}
          onChange={(event) => onChange({ hasPrices: event.target.value === 'pricable' })}
        />
      </Pair>
      {items.map((item, index) => (
        <ItemRow
          key={index}
          place={{ number: index + 1, group: number }}
          item={item}
          hasPrice={group.hasPrices}
          errors={errors?.items?.[index]}
          onChange={(change) => onChange({ items: replaced(items, index, change) })}
          onRemove={() => onChange({ items: without(items, index) })}
        />
      ))}
      {canAddItem(group) && (
        <Row>
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => onChange({ items: [...items, newAddonItem()] })}
          >
            {text('addItem')}
          </Button>
        </Row>
      )}
    </GroupBox>
  );
}

interface ItemRowProps {
  place: { number: number; group: number };
  item: AddonItemValues;
  /** The price input is there only for items with prices. */
  hasPrice: boolean;
  errors: FieldErrors<AddonItemValues> | undefined;
  onChange: (change: Partial<AddonItemValues>) => void;
  onRemove: () => void;
}

function ItemRow({ place, item, hasPrice, errors, onChange, onRemove }: ItemRowProps) {
  const text = useText(messages);
  return (
    <PartRow>
      <PartInput
        label={text('itemName', place)}
        placeholder={text('addonItem', { number: place.number })}
        value={item.name}
        error={errors?.name?.message}
        onChange={(name) => onChange({ name })}
      />
      {hasPrice && (
        <PricePlace>
          <PartInput
            label={text('itemPrice', place)}
            placeholder={text('priceShort')}
            inputMode="decimal"
            value={item.price}
            error={errors?.price?.message}
            onChange={(price) => onChange({ price })}
          />
        </PricePlace>
      )}
      <IconButton label={text('removeItem', place)} icon={<X size={18} />} onClick={onRemove} />
    </PartRow>
  );
}
