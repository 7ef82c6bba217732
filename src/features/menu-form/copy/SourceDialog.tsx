import { useAtomValue } from 'jotai';
import { clip } from '../../../core/format/wireValues';
import menuMessages from '../../../core/menu/messages.en.json';
import { menuAtom } from '../../../core/menu/queries';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { ItemPicker } from '../../../ui/menu/ItemPicker';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import messages from './messages.en.json';

interface SourceDialogProps {
  title: string;
  /** Shown if no other item has groups. */
  none: string;
  /** The item of the form, which is not a source. */
  itemId: string;
  groupsOf: (item: MenuItem) => readonly { name: string }[];
  onPick: (item: MenuItem) => void;
  onClose: () => void;
}

/** Asks which item to copy from: one that has groups. */
export function SourceDialog(props: SourceDialogProps) {
  const { title, none, itemId, groupsOf, onPick, onClose } = props;
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const query = useAtomValue(menuAtom);
  const sourcesIn = (menu: readonly MenuItem[]) =>
    menu.filter((item) => item.id !== '' && item.id !== itemId && groupsOf(item).length > 0);
  return (
    <Dialog isOpen size="md" title={title} description={text('pickHelp')} onClose={onClose}>
      <QueryView
        query={query}
        failed={menuText('loadHelp')}
        isEmpty={(menu) => sourcesIn(menu).length === 0}
        empty={query.data && <EmptyState text={none} />}
      >
        {(menu) => (
          <ItemPicker items={sourcesIn(menu)} onPick={onPick}>
            {(item) => (
              <small>
                {clip(
                  groupsOf(item)
                    .map(({ name }) => name)
                    .join(', '),
                )}
              </small>
            )}
          </ItemPicker>
        )}
      </QueryView>
    </Dialog>
  );
}
