import { useAtomValue } from 'jotai';
import { Plus, X } from 'lucide-react';
import type { FieldErrors } from 'react-hook-form';
import { styled } from 'styled-components';
import { useAmounts } from '../../../core/amount/useAmounts';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { canAddItem, newAddonItem } from '../../../core/menu/fields/addons';
import type { AddonItemValues, AddonValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import { useText } from '../../../core/messages/useText';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { Select } from '../../../ui/primitives/form/Select';
import { Row } from '../../../ui/primitives/layout/Layout';
import { Pair } from '../../../ui/primitives/layout/ScreenLayout';
import { box, controlHeight, font, space } from '../../../ui/theme/theme';
import { GroupName } from '../components/GroupName';
import { OptionInput } from '../components/OptionInput';
import { GroupBox, GroupTitle, OptionRow, PriceCell } from '../components/Section';
import { inOrder, replaced, without } from '../listEdits';
import { ChangeOrder } from '../order/ChangeOrder';
import { useFocusAdded } from '../useFocusAdded';
import { LimitInput } from './LimitInput';

interface AddonEditorProps {
  number: number;
  group: AddonValues;
  errors: FieldErrors<AddonValues> | undefined;
  onChange: (change: Partial<AddonValues>) => void;
  onRemove: () => void;
}

export function AddonEditor({ number, group, errors, onChange, onRemove }: AddonEditorProps) {
  const text = useText(messages);
  const amounts = useAmounts();
  const { items } = group;
  const { list, expectAdded } = useFocusAdded<HTMLFieldSetElement>(
    items.length,
    '[data-part="name"] input',
  );
  const priceTypes = [
    { value: 'pricable', label: text('pricable') },
    { value: 'nonpricable', label: text('nonpricable') },
  ];
  return (
    <GroupBox ref={list}>
      <GroupTitle>{text('addonNumber', { number })}</GroupTitle>
      <GroupName
        label={text('addonGroup')}
        value={group.name}
        error={errors?.name?.message}
        removeLabel={text('removeAddonGroup', { number })}
        onChange={(next) => onChange({ name: next })}
        onRemove={onRemove}
      />
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
          position={{ number: index + 1, group: number }}
          item={item}
          hasPrice={group.hasPrices}
          errors={errors?.items?.[index]}
          onChange={(change) => onChange({ items: replaced(items, index, change) })}
          onRemove={() => onChange({ items: without(items, index) })}
        />
      ))}
      <Row>
        {canAddItem(group, amounts) && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus size={16} />}
            onClick={() => {
              expectAdded();
              onChange({ items: [...items, newAddonItem()] });
            }}
          >
            {text('addItem')}
          </Button>
        )}
        <ChangeOrder
          title={text('orderItems', { group: number })}
          names={items.map(({ name }, index) => name || text('addonItem', { number: index + 1 }))}
          onOrder={(order) => onChange({ items: inOrder(items, order) })}
        />
      </Row>
    </GroupBox>
  );
}

/** The label is shown where the price is below the name. */
const PriceLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.sm};
  & > span {
    display: none;
    ${box.narrow} {
      display: inline;
    }
  }
`;

/** In a narrow portal, the price is below the name, which would be cut otherwise. */
const ItemLine = styled(OptionRow)`
  ${box.narrow} {
    flex-wrap: wrap;
    & > [data-part='name'] {
      flex: 1 0 calc(100% - ${controlHeight} - ${space[2]});
    }
    & > ${PriceLine} {
      order: 1;
    }
  }
`;

interface ItemRowProps {
  position: { number: number; group: number };
  item: AddonItemValues;
  hasPrice: boolean;
  errors: FieldErrors<AddonItemValues> | undefined;
  onChange: (change: Partial<AddonItemValues>) => void;
  onRemove: () => void;
}

function ItemRow({ position, item, hasPrice, errors, onChange, onRemove }: ItemRowProps) {
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  return (
    <ItemLine>
      <div data-part="name">
        <OptionInput
          label={text('itemName', position)}
          placeholder={text('addonItem', { number: position.number })}
          value={item.name}
          error={errors?.name?.message}
          onChange={(name) => onChange({ name })}
        />
      </div>
      {hasPrice && (
        <PriceLine>
          <span aria-hidden="true">{text('priceShort', { currency })}</span>
          <PriceCell>
            <OptionInput
              label={text('itemPrice', position)}
              placeholder={text('priceShort', { currency })}
              inputMode="decimal"
              value={item.price}
              error={errors?.price?.message}
              onChange={(price) => onChange({ price })}
            />
          </PriceCell>
        </PriceLine>
      )}
      <IconButton label={text('removeItem', position)} icon={<X size={18} />} onClick={onRemove} />
    </ItemLine>
  );
}
