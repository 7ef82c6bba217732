import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { menuSearch, readCopyId } from '../../../core/menu/links';
import messages from '../../../core/menu/messages.en.json';
import { createItemAtom } from '../../../core/menu/queries';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { useBackToMenu } from '../../../ui/menu/useBackToMenu';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState } from '../../../ui/patterns/QueryView';
import { Banner } from '../../../ui/primitives/Banner';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Card, Stack } from '../../../ui/primitives/layout/Layout';
import { ItemEditor } from '../editor/ItemEditor';
import { LoadingForm } from '../editor/LoadingForm';
import { copyOf, NEW_ITEM } from '../newItem';

/**
 * `/food-menu/add-product`: a placeholder, as specified; with the capability `menu.create`, a form. `?copyOf=` fills it
 * from another item.
 */
export function AddProductPage() {
  const text = useText(messages);
  const back = useBackToMenu(menuSearch(useLocation().state));
  const [query] = useSearchParams();
  const canAdd = useAtomValue(hasCapabilityAtom)('menu.create');
  const copyId = readCopyId(query);
  return (
    <Page title={text('addProduct')} {...back}>
      {!canAdd && (
        <Card>
          <EmptyState text={text('comingSoon')} help={text('comingSoonHelp')} />
        </Card>
      )}
      {canAdd && (copyId ? <Copy key={copyId} id={copyId} /> : <ItemEditor item={NEW_ITEM} />)}
    </Page>
  );
}

function Copy({ id }: { id: string }) {
  const text = useText(messages);
  const nameOf = useItemName();
  const query = useAtomValue(useMemo(() => createItemAtom(id), [id]));
  // A refetch must not change the form.
  const [item, setItem] = useState(query.data);
  if (query.data && !item) setItem(query.data);
  const copy = useMemo(
    () => item && copyOf(item, text('copyName', { name: nameOf(item) })),
    [item, text, nameOf],
  );
  if (!item || !copy) {
    if (!query.isError && query.data !== null) return <LoadingForm />;
    return (
      <Card>
        <EmptyState
          text={text('notFound')}
          help={text(query.isError ? 'itemLoadHelp' : 'notFoundHelp')}
          action={<ButtonLink to={paths.addProduct}>{text('addEmpty')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Stack>
      <Banner>{text('copyHelp', { name: nameOf(item) })}</Banner>
      <ItemEditor item={copy} />
    </Stack>
  );
}
