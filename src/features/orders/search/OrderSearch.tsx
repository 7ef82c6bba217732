import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isComposing } from '../../../core/dom/isComposing';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { SHORT_LISTS } from '../../../core/orders/keys';
import { knownOrders } from '../../../core/orders/live/queries';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import type { Order } from '../../../core/orders/types';
import { dataAtom } from '../../../core/state/queryClient';
import { OrderStatusChip } from '../../../ui/orders/OrderStatusChip';
import { RetryRow } from '../../../ui/patterns/QueryView';
import { SearchInput } from '../../../ui/primitives/form/SearchInput';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import {
  box,
  clampLines,
  color,
  focusRing,
  font,
  radius,
  scaled,
  space,
} from '../../../ui/theme/theme';
import { isSearchOpenAtom } from '../searchState';
import { FoundOrder } from './FoundOrder';
import { finishedOrdersAtom } from './finishedQueries';
import messages from './messages.en.json';
import { findOrders, searchableOf } from './searchOrders';

/** More rows than this are not read by anybody; another word finds the order sooner. */
const MOST_ROWS = 20;

const NONE: readonly Order[] = [];

/** As high as it can become, so that the field stays where it is while orders are found. */
const Content = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-block-size: min(${scaled(420)}, 60vh);
  ${box.narrow} {
    min-block-size: 70vh;
  }
  & > ul {
    display: grid;
    margin-inline: calc(-1 * ${space[3]});
    list-style: none;
  }
  & > ul button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    inline-size: 100%;
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-radius: ${radius.box};
    background: transparent;
    color: inherit;
    text-align: start;
    cursor: pointer;
    ${focusRing}
    &:hover {
      background: ${color.hover};
    }
  }
  & > ul strong {
    font-size: ${font.size.lg};
    overflow-wrap: anywhere;
  }
  & [data-part='words'] {
    flex: 1 1 ${scaled(140)};
    min-inline-size: 0;
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
  /* The number and the state are side by side above the words. */
  ${box.narrow} {
    & > ul strong {
      flex: 1;
    }
    & [data-part='words'] {
      ${clampLines(2)}
      flex-basis: 100%;
      order: 1;
    }
  }
`;

/** Finds an order of any tab, or one of today that has ended, by its number, code, customer or dish. */
export function OrderSearch() {
  const text = useText(messages);
  const setOpen = useSetAtom(isSearchOpenAtom);
  const [search, setSearch] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      // The browser would only clear the field.
      event.preventDefault();
      return close();
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const steps = [...(content.current?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
    const at = steps.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    if (event.key === 'Enter' && at === 0) steps[1]?.click();
    if (!by) return;
    event.preventDefault();
    steps[Math.max(0, at + by)]?.focus();
  };
  return (
    <Dialog isOpen closesOnBackdrop size="md" title={text('title')} onClose={close}>
      <Content ref={content} onKeyDown={press}>
        <SearchInput
          label={text('search')}
          hint={text('hint')}
          autoCapitalize="off"
          enterKeyHint="search"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {search.trim() && <FoundOrders search={search} />}
      </Content>
    </Dialog>
  );
}

/** The order that is meant, large, and the others that match. */
function FoundOrders({ search }: { search: string }) {
  const text = useText(messages);
  const [last, setChosen] = useState<{ search: string; order: Order } | null>(null);
  const chosen = last?.search === search ? last.order : undefined;
  const choose = (order: Order) => setChosen({ search, order });
  const finished = useAtomValue(finishedOrdersAtom);
  const orders = useSearchedOrders(finished.data?.orders);
  const searched = useDeferredValue(search);
  const found = useMemo(() => findOrders(orders, searched), [orders, searched]);
  const isReading = finished.isPending && !finished.isError;
  const { only } = found;
  // Once it is shown, it stays, also when it is handed over or another one is found.
  if (only && !chosen && searched === search) choose(only);
  const shown = chosen ?? only;
  const others = found.orders.filter(({ id }) => id !== shown?.id);
  const count = found.orders.length;
  return (
    <>
      <Quiet role="status">
        {count === 0 && (isReading ? text('reading') : text('none'))}
        {count > 0 && text('found', { count })}
      </Quiet>
      {shown && <FoundOrder key={shown.id || shown.number} found={shown} />}
      {others.length > 0 && (
        <ul aria-label={text(shown ? 'others' : 'results')}>
          {others.slice(0, MOST_ROWS).map((order, index) => (
            <li key={`${index} ${order.id}`}>
              <FoundRow order={order} onChoose={choose} />
            </li>
          ))}
        </ul>
      )}
      {others.length > MOST_ROWS && <Quiet>{text('more')}</Quiet>}
      {finished.data?.isPartial && <Quiet>{text('partial')}</Quiet>}
      {finished.isError && !finished.data && (
        <>
          <Quiet>{text('finishedFailed')}</Quiet>
          <RetryRow onRetry={() => void finished.refetch()} isBusy={finished.isFetching} />
        </>
      )}
    </>
  );
}

/** Those at the counter first, then the kitchen, the new ones, and what the tab All has loaded. */
const knownAtom = dataAtom((get) =>
  [...SHORT_LISTS.toReversed(), 'all' as const].map((list) => get(knownOrders[list]) ?? []),
);

/** The orders of all tabs and those that ended today, each once, with what is searched of it. */
function useSearchedOrders(finished: readonly Order[] = NONE) {
  const known = useAtomValue(knownAtom);
  return useMemo(() => {
    const orders = new Map<string, Order>();
    for (const order of [...known.slice(0, -1), finished, ...known.slice(-1)].flat()) {
      const key = order.id || order.number;
      if (!orders.has(key)) orders.set(key, order);
    }
    return [...orders.values()].map((order) => [order, searchableOf(order)] as const);
  }, [known, finished]);
}

interface FoundRowProps {
  order: Order;
  onChoose: (order: Order) => void;
}

function FoundRow({ order, onChoose }: FoundRowProps) {
  const text = useText(messages);
  const nameOf = useAtomValue(orderNameAtom);
  const dishes = order.items.map(({ quantity, name, variant }) =>
    text('dish', { count: quantity, name: [clip(name), clip(variant)].join(' ').trim() }),
  );
  return (
    <button type="button" onClick={() => onChoose(order)}>
      <strong>{nameOf(order)}</strong>
      <span data-part="words">
        {clip([clip(order.customer.name), ...dishes].filter(Boolean).join(', '))}
      </span>
      <OrderStatusChip order={order} />
    </button>
  );
}
