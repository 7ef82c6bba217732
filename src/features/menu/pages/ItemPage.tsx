import { useAtomValue } from 'jotai';
import { Copy, Pencil } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip, safeId } from '../../../core/format/wireValues';
import { tagWords } from '../../../core/menu/choices';
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
import { OldPrice, Tag } from '../../../ui/menu/itemStyles';
import { useBackToMenu } from '../../../ui/menu/useBackToMenu';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { ButtonLink } from '../../../ui/primitives/Button';
import { DescriptionList } from '../../../ui/primitives/layout/DescriptionList';
import { Card, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, color, font, space } from '../../../ui/theme/theme';
import { StockChip } from '../../stock/public';
import { DietType } from '../components/DietType';
import { DishPicture } from '../components/DishPicture';

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

const NO_ENTRIES = [] as const;

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

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  ${box.fromMedium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    /* Stretches the picture when the facts are taller. */
    align-items: stretch;
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
`;

const Figure = styled.span`
  font-size: ${font.size.xl};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
`;

const Words = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Label = styled.h2`
  font-size: ${font.size.sm};
`;

function ItemFacts({ item }: { item: MenuItem }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const { price, basePrice } = item;
  const isLess = price !== null && basePrice !== null && basePrice > price;
  const tag = item.tag === '' ? text('none') : <Tag>{tagWords(item.tag, text)}</Tag>;
  return (
    <Sheet $padding={0}>
      <DishPicture item={item} />
      <Facts>
        <div>
          <Label>{text('price')}</Label>
          <Row align="baseline">
            <Figure>{formats.money(price)}</Figure>
            {isLess && <OldPrice>{formats.money(basePrice)}</OldPrice>}
          </Row>
        </div>
        <div>
          <Label>{text('description')}</Label>
          <Words>{clip(item.description) || text('notAvailable')}</Words>
        </div>
        <DescriptionList
          rows={[
            { label: text('type'), value: <DietType item={item} /> },
            { label: text('status'), value: <StockChip item={item} /> },
            { label: text('tag'), value: tag },
            ...(item.isListed ? [] : [{ label: text('menu'), value: text('notListed') }]),
          ]}
        />
      </Facts>
    </Sheet>
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
