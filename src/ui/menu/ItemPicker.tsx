import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { filterMenu, WHOLE_MENU } from '../../core/menu/menuList';
import messages from '../../core/menu/messages.en.json';
import type { MenuItem } from '../../core/menu/types';
import { useItemName } from '../../core/menu/useItemName';
import { useText } from '../../core/messages/useText';
import { DietMark } from '../primitives/DietMark';
import { SearchInput } from '../primitives/form/SearchInput';
import { Quiet, Stack } from '../primitives/layout/Layout';
import { color, controlHeight, focusRing, font, radius, scaled, space } from '../theme/theme';

/** A list whose rows are buttons. */
export const PickList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    inline-size: 100%;
    min-block-size: ${controlHeight};
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.box};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${font.size.sm};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusRing}
  }
  & button:hover {
    background: ${color.surface2};
  }
  & button > [data-part='name'] {
    flex: 1 1 ${scaled(128)};
    min-inline-size: 0;
    font-weight: ${font.weight.strong};
  }
  & small {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
`;

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
  const matches = isSearch ? filterMenu(items, { ...WHOLE_MENU, search }) : suggested;
  return (
    <Stack gap={3}>
      <SearchInput
        label={text('searchMenu')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <PickList aria-label={text('menuItems')}>
        {matches.slice(0, MOST_ROWS).map((item) => (
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
        {text('shownOf', { shown: Math.min(matches.length, MOST_ROWS), total: matches.length })}
      </Quiet>
    </Stack>
  );
}
