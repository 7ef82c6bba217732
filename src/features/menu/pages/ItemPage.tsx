import { useAtomValue } from 'jotai';
import { Copy, Pencil } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { safeId } from '../../../core/format/wireValues';
import { copyAddress, editAddress, menuSearch } from '../../../core/menu/links';
import messages from '../../../core/menu/messages.en.json';
import { createItemAtom } from '../../../core/menu/queries';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { toItemSummary } from '../../../core/menu/wire';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { ItemGroups } from '../../../ui/menu/ItemGroups';
import { useBackToMenu } from '../../../ui/menu/useBackToMenu';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Card, Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { ItemFacts } from '../components/ItemFacts';

const NO_ENTRIES = [] as const;

/** `/food-item/{id}` (B2) */
export function ItemPage() {
  const id = safeId(useParams().itemId);
  return id ? <ReadItem key={id} id={id} /> : <MissingItem />;
}

function ReadItem({ id }: { id: string }) {
  const text = useText(messages);
  const query = useAtomValue(useMemo(() => createItemAtom(id), [id]));
  const nameOf = useItemName();
  const { data: item } = query;
  return (
    <ItemFrame title={item ? nameOf(item) : text('item')} item={item}>
      <QueryView
        query={query}
        empty={<NotFound hasFailed={item === undefined} />}
        skeleton={<LoadingItem />}
      >
        {(shown) => shown && <Details item={shown} />}
      </QueryView>
    </ItemFrame>
  );
}

function MissingItem() {
  const text = useText(messages);
  return (
    <ItemFrame title={text('item')}>
      <NotFound />
    </ItemFrame>
  );
}

interface ItemFrameProps {
  title: string;
  item?: MenuItem | null | undefined;
  children: ReactNode;
}

function ItemFrame({ title, item, children }: ItemFrameProps) {
  const text = useText(messages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const can = useAtomValue(accessAtom);
  const canAdd = useAtomValue(hasCapabilityAtom)('menu.create') && can(RIGHTS.editMenu);
  const search = menuSearch(state);
  const back = useBackToMenu(search);
  const duplicate = item && {
    id: 'duplicate',
    label: text('duplicate'),
    icon: <Copy size={18} />,
    onSelect: () => void navigate(copyAddress(item.id), { state: { search } }),
  };
  return (
    <Page
      title={title}
      {...back}
      secondary={
        item && (
          <HostMenu
            kind="menuItem"
            toRecord={() => toItemSummary(item)}
            variant="secondary"
            items={canAdd && duplicate ? [duplicate] : NO_ENTRIES}
          />
        )
      }
      action={
        item &&
        can(RIGHTS.editMenu) && (
          <ButtonLink
            variant="primary"
            to={editAddress(item.id)}
            state={{ search, itemId: item.id }}
          >
            <Pencil size={16} />
            {text('edit')}
          </ButtonLink>
        )
      }
    >
      {children}
    </Page>
  );
}

function Details({ item }: { item: MenuItem }) {
  const nameOf = useItemName();
  return (
    <Stack>
      <ItemFacts item={item} />
      <ItemGroups item={item} />
      <Slot name="menuItem" given={{ itemId: item.id, name: nameOf(item), extra: item.extra }} />
    </Stack>
  );
}

function NotFound({ hasFailed = false }: { hasFailed?: boolean }) {
  const text = useText(messages);
  return (
    <Card>
      <EmptyState
        text={text('notFound')}
        help={text(hasFailed ? 'itemLoadHelp' : 'notFoundHelp')}
        action={<ButtonLink to={paths.foodMenu}>{text('backToMenu')}</ButtonLink>}
      />
    </Card>
  );
}

function LoadingItem() {
  const text = useText(messages);
  return (
    <Stack>
      <Quiet as="p">{text('loadingItem')}</Quiet>
      <Skeleton count={2} height="220px" />
    </Stack>
  );
}
