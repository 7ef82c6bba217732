import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { ItemPicker } from '../../../ui/menu/ItemPicker';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import messages from '../messages.en.json';
import type { SoldOutLine } from '../state';
import { StockChip } from './StockChip';

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
  const { money } = useAtomValue(formatsAtom);
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
      <ItemPicker items={menu.filter(({ id }) => id !== '')} suggested={found} onPick={onPick}>
        {(item, isSearch) => (
          <>
            <span>{money(item.price)}</span>
            <StockChip item={item} />
            {!isSearch && <small>{clip(item.description).slice(0, 120)}</small>}
          </>
        )}
      </ItemPicker>
    </Dialog>
  );
}
