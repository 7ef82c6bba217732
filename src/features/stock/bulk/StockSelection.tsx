import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { DietMark } from '../../../ui/primitives/DietMark';
import { Checkbox } from '../../../ui/primitives/form/Checkbox';
import { box, cardLook, color, figures, font, scaled, space } from '../../../ui/theme/theme';
import { StockChip } from '../components/StockChip';
import messages from '../messages.en.json';
import { SelectionBar } from './SelectionBar';
import { selectable, selectedItems, withAll, withItem } from './selection';

/** The number of rows at first, and how many more each click shows. */
const PAGE_SIZE = 100;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0 ${space[4]};
  ${cardLook}
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(${scaled(120)}, auto);
    align-items: center;
    gap: 0 ${space[3]};
    padding-block: ${space[1]};
    ${box.fromMedium} {
      grid-template-columns: minmax(0, 1fr) auto ${scaled(96)} minmax(${scaled(120)}, auto);
    }
    /* Skips the rendering of rows outside the viewport. */
    content-visibility: auto;
    contain-intrinsic-size: auto 52px;
    font-size: ${font.size.sm};
  }
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
  & > li > [data-part='name'] {
    overflow-wrap: anywhere;
  }
  & > li > [data-part='price'] {
    ${figures}
    display: none;
    text-align: end;
    ${box.fromMedium} {
      display: block;
    }
  }
  & > li[data-part='all'] {
    display: block;
  }
  & > [data-part='all'] label {
    font-weight: ${font.weight.strong};
  }
`;

interface StockSelectionProps {
  menu: readonly MenuItem[];
  /** The items that match the filters. */
  shown: readonly MenuItem[];
}

/** Selects items for a change of stock. Items that a filter hides stay selected. */
export function StockSelection({ menu, shown }: StockSelectionProps) {
  const text = useText(messages);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [count, setCount] = useState(PAGE_SIZE);
  const ids = selectable(shown);
  const isAll = ids.length > 0 && ids.every(({ id }) => selected.has(id));
  return (
    <>
      <List aria-label={text('items')}>
        <li data-part="all">
          <Checkbox
            label={text('selectShown', { count: ids.length })}
            checked={isAll}
            disabled={ids.length === 0}
            onChange={(isOn) => setSelected(withAll(selected, shown, isOn))}
          />
        </li>
        {shown.slice(0, count).map((item, index) => (
          <Row
            key={`${item.id} ${index}`}
            item={item}
            isSelected={selected.has(item.id)}
            onChange={(isOn) => setSelected(withItem(selected, item.id, isOn))}
          />
        ))}
      </List>
      {shown.length > count && (
        <Button onClick={() => setCount(count + PAGE_SIZE)}>
          {text('showMore', { count: shown.length - count })}
        </Button>
      )}
      <SelectionBar items={selectedItems(menu, selected)} onClear={() => setSelected(new Set())} />
    </>
  );
}

interface RowProps {
  item: MenuItem;
  isSelected: boolean;
  onChange: (isOn: boolean) => void;
}

function Row({ item, isSelected, onChange }: RowProps) {
  const nameOf = useItemName();
  const { money } = useAtomValue(formatsAtom);
  return (
    <li>
      <div data-part="name">
        <Checkbox
          label={nameOf(item)}
          checked={isSelected}
          disabled={item.id === ''}
          onChange={onChange}
        />
      </div>
      <DietMark diet={item.diet} />
      <span data-part="price">{money(item.price)}</span>
      <span>
        <StockChip item={item} />
      </span>
    </li>
  );
}
