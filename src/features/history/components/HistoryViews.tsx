import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { IconButton } from '../../../ui/primitives/IconButton';
import { type HistoryView, writeView } from '../historyUrl';
import messages from '../messages.en.json';

const ViewsDialog = lazyPage(() => import('./ViewsDialog'), 'ViewsDialog');

/** Named filters of this device. */
export function HistoryViews({ view }: { view: HistoryView }) {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="secondary"
        label={text('views')}
        icon={<Bookmark size={18} />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void ViewsDialog.preload()}
      />
      {isOpen && (
        <Suspense>
          <ViewsDialog
            query={writeView({ ...view, table: { ...view.table, page: 0 } }).toString()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
