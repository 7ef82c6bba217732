import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import messages from '../../../core/menu/fields/messages.en.json';
import { editAddress, menuSearch, readItemId } from '../../../core/menu/links';
import { createItemAtom } from '../../../core/menu/queries';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { FORM_TOASTS } from '../../../core/state/formToasts';
import { notifyAtom } from '../../../core/state/services';
import { useBackToMenu } from '../../../ui/menu/useBackToMenu';
import { Page } from '../../../ui/patterns/Page';
import { StaleBadge } from '../../../ui/patterns/QueryView';
import { ItemEditor } from '../editor/ItemEditor';
import { LoadingForm } from '../editor/LoadingForm';

/** `/food-item/edit`, with the item in the navigation state or in `?itemId=` (B2, b12). */
export function EditItemPage() {
  const text = useText(messages);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const back = useBackToMenu(menuSearch(state));
  const id = readItemId(search, state);
  if (id === null) return <SendBack reason="noItem" />;
  if (!search.has('itemId')) return <Navigate to={editAddress(id)} state={state} replace />;
  return (
    <Page title={text('title')} {...back}>
      <EditItem key={id} id={id} />
    </Page>
  );
}

function EditItem({ id }: { id: string }) {
  const query = useAtomValue(useMemo(() => createItemAtom(id), [id]));
  // If the item was deleted elsewhere, the form stays open and the server refuses the save.
  const [lastItem, setLastItem] = useState(query.data);
  if (query.data && query.data !== lastItem) setLastItem(query.data);
  const item = query.data ?? lastItem;
  if (!item) {
    return query.isError || query.data === null ? (
      <SendBack reason="loadFailed" />
    ) : (
      <LoadingForm />
    );
  }
  return (
    <>
      {query.isError && (
        <StaleBadge
          updatedAt={query.dataUpdatedAt}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <ItemEditor item={item} />
    </>
  );
}

/** Shows the reason as a toast and opens the specified path of the menu (b9). */
function SendBack({ reason }: { reason: 'noItem' | 'loadFailed' }) {
  const text = useText(messages);
  const navigate = useNavigate();
  const notify = useAtomValue(notifyAtom);
  const words = text(reason);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    notify.error(words, FORM_TOASTS.menu);
    void navigate(paths.foodItems, { replace: true });
  }, [notify, words, navigate]);
  return null;
}
