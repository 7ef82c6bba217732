import { type ReactNode, useState } from 'react';
import { filterMenu, WHOLE_MENU } from '../../core/menu/menuList';
import messages from '../../core/menu/messages.en.json';
import type { MenuItem } from '../../core/menu/types';
import { useItemName } from '../../core/menu/useItemName';
import { useText } from '../../core/messages/useText';
import { DietMark } from '../primitives/DietMark';
import { TextInput } from '../primitives/form/TextInput';
import { Quiet, Stack } from '../primitives/layout/Layout';
import { PickList } from './pickStyles';

/** A longer menu is searched. */
const MOST_ROWS = 50;

interface ItemPickerProps {
  items: readonly MenuItem[];
  /** The items that are shown until something is searched; by default, all. */
  suggested?: readonly MenuItem[];
  onPick: (item: MenuItem) => void;
  /** What a row shows after the name. */
  children: (item: MenuItem, isSearch: boolean) => ReactNode;
}

/** A search over items, and a list of buttons to choose one of them. */
export function ItemPicker({ items, suggested = items, onPick, children }: ItemPickerProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const [search, setSearch] = useState('');
  const isSearch = search.trim() !== '' || suggested.length === 0;
  const found = isSearch ? filterMenu(items, { ...WHOLE_MENU, search }) : suggested;
  return (
    <Stack gap={3}>
      <TextInput
        type="search"
        label={text('searchMenu')}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <PickList aria-label={text('menuItems')}>
        {found.slice(0, MOST_ROWS).map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onPick(item)}>
              <DietMark diet={item.diet} />
              <span data-part="name">{nameOf(item)}</span>
              {children(item, isSearch)}
            </button>
          </li>
        ))}
      </PickList>
      <Quiet as="p" role="status">
        {text('shownOf', { shown: Math.min(found.length, MOST_ROWS), total: found.length })}
      </Quiet>
    </Stack>
  );
}
