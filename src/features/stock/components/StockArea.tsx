import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { leaveRunAtom, startRunAtom } from '../../../core/menu/runs/runs';
import { isUnderWay, runStateAtom } from '../../../core/menu/runs/state';
import type { ItemChange, NewRun } from '../../../core/menu/runs/types';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { DietMark } from '../../../ui/primitives/DietMark';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Row, Text } from '../../../ui/primitives/layout/Layout';
import { useFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { shape } from '../../../ui/primitives/layout/shapes';
import { box, cardLook, color, figures, font, scaled, space } from '../../../ui/theme/theme';
import { RecentRuns, RunArea, useOffline } from '../../runs/public';
import messages from '../messages.en.json';
import { selectable, selectedItems, withAll, withItem } from '../selection';
import { StockChip } from './StockChip';

export interface StockAreaProps {
  isSelecting: boolean;
  menu: readonly MenuItem[];
  /** The items that match the filters. */
  shown: readonly MenuItem[];
}

/** Changes the stock of many items. */
export function StockArea({ isSelecting, ...items }: StockAreaProps) {
  const { run, isElsewhere } = useAtomValue(runStateAtom);
  const leave = useSetAtom(leaveRunAtom);
  useEffect(() => {
    // The end of the selection, and not another change that starts without one.
    return isSelecting ? () => leave() : undefined;
  }, [isSelecting, leave]);
  return (
    <>
      <RunArea />
      {isSelecting && !isElsewhere && !isUnderWay(run) && (
        <>
          <Row justify="end">
            <RecentRuns />
          </Row>
          <StockSelection {...items} />
        </>
      )}
    </>
  );
}

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
  & > li:not(:first-child) {
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
function StockSelection({ menu, shown }: StockSelectionProps) {
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
          <ItemRow
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

interface ItemRowProps {
  item: MenuItem;
  isSelected: boolean;
  onChange: (isOn: boolean) => void;
}

function ItemRow({ item, isSelected, onChange }: ItemRowProps) {
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

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.border};
  background: ${color.bg};
  ${box.narrow} {
    padding-block: ${space[2]};
    & > [data-part='actions'] {
      flex: 1 0 100%;
    }
    & > [data-part='actions'] > button {
      flex: 1;
    }
  }
`;

interface SelectionBarProps {
  items: readonly MenuItem[];
  onClear: () => void;
}

function SelectionBar({ items, onClear }: SelectionBarProps) {
  const text = useText(messages);
  useFoot();
  const start = useSetAtom(startRunAtom);
  const offline = useOffline();
  const blockedBy = items.length === 0 ? text('selectFirst') : offline;
  const put = (isInStock: boolean) => void start(stockRun(items, isInStock));
  return (
    <Bar className={shape.foot}>
      <Row>
        <Text size="sm" isStrong role="status">
          {text('selected', { count: items.length })}
        </Text>
        {items.length > 0 && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {text('clear')}
          </Button>
        )}
      </Row>
      <Row data-part="actions">
        {[false, true].map((isInStock) => (
          <Button
            key={String(isInStock)}
            variant={isInStock ? 'primary' : 'danger'}
            blockedBy={blockedBy}
            onClick={(event) => !isRepeatedClick(event) && put(isInStock)}
          >
            {text(isInStock ? 'putIn' : 'takeOut')}
          </Button>
        ))}
      </Row>
    </Bar>
  );
}

function stockRun(items: readonly MenuItem[], isInStock: boolean): NewRun {
  const changes = items.map((item): ItemChange => {
    return { id: item.id, fields: [{ field: 'isInStock', from: item.isInStock, to: isInStock }] };
  });
  return { kind: isInStock ? 'putIn' : 'takeOut', changes };
}
