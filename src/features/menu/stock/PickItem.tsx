import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { DietMark } from '../../../ui/primitives/DietMark';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { StockChip } from './StockChip';
import { useItemName } from '../useItemName';
import { filterMenu, WHOLE_MENU } from '../menuList';
import type { MenuItem } from '../types';
import messages from './messages.en.json';
import { PickList } from './pickStyles';
import type { SoldOutLine } from './state';

/** A longer menu gets a search field. */
const MOST_ROWS = 50;

interface PickItemProps {
  line: SoldOutLine;
  menu: readonly MenuItem[];
  /** The items that the line can mean. */
  found: readonly MenuItem[];
  onPick: (item: MenuItem) => void;
  onClose: () => void;
}

/**
 * Asks which item of the menu a line of an order means: one of the matching items, or any other item, found by a
 * search.
 */
export function PickItem({ line, menu, found, onPick, onClose }: PickItemProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const { money } = useAtomValue(formatsAtom);
  const [search, setSearch] = useState('');
  const all = menu.filter(({ id }) => id !== '');
  const isSearch = search.trim() !== '' || found.length === 0;
  const items = isSearch ? filterMenu(all, { ...WHOLE_MENU, search }) : found;
  const name = clip(line.name);
  return (
    <Dialog
      isOpen
      closesOnBackdrop
      size="md"
      title={text('pickItem')}
      description={text(found.length > 0 ? 'severalMatch' : 'noneMatches', { name })}
      onClose={onClose}
    >
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
          {items.slice(0, MOST_ROWS).map((item) => (
            <li key={item.id}>
              <button type="button" onClick={() => onPick(item)}>
                <DietMark diet={item.diet} />
                <span data-part="name">{nameOf(item)}</span>
                <span>{money(item.price)}</span>
                <StockChip item={item} />
                {!isSearch && <small>{clip(item.description).slice(0, 120)}</small>}
              </button>
            </li>
          ))}
        </PickList>
        <Quiet as="p" role="status">
          {text('pickCount', { shown: Math.min(items.length, MOST_ROWS), total: items.length })}
        </Quiet>
      </Stack>
    </Dialog>
  );
}
