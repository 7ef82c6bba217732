import { useAtomValue, useSetAtom } from 'jotai';
import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minimize,
  Pause,
  Play,
  Settings,
} from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { lineKey } from '../../../core/dom/lineKey';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { shownOrders } from '../../../core/orders/live/queries';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import { BOARD_STATUSES } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { byUrgency } from '../../../core/orders/urgency';
import { cancelledOrdersAtom, confirmed, workAtom } from '../../../core/orders/work/inWork';
import workMessages from '../../../core/orders/work/messages.en.json';
import { dataAtom } from '../../../core/state/queryClient';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { useBoxSize } from '../../../ui/useBoxSize';
import { useFullScreen } from '../device/useFullScreen';
import { useImmersive } from '../device/useImmersive';
import { useWakeLock } from '../device/useWakeLock';
import { KitchenBanners } from '../KitchenBanners';
import { codesAtom, shownCode } from '../ready/codes';
import { fitNumbers, numberSize } from '../ready/fitNumbers';
import messages from '../ready/messages.en.json';
import { ReadyRoot } from '../ready/readyStyles';
import { useTurns } from '../ready/useTurns';

const ReadySettings = lazyPage(() => import('../ready/ReadySettings'), 'ReadySettings');

const MOVES: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** How an order is called at the counter. */
interface Called {
  number: string;
  /** The words below the number; `''` for none. */
  code: string;
}

/** `/orders?view=ready`: the short numbers of the orders, for people at the counter and riders. */
export function ReadyPage({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const root = useRef<HTMLElement>(null);
  const top = useImmersive(root);
  const wake = useWakeLock();
  const fullScreen = useFullScreen(root);
  const { preparing, ready, isLoading, hasFailed, isRetrying, retry } = useReadyOrders();
  const [observeLists, { width }] = useBoxSize({ isUrgent: true });
  const [observeNumbers, area] = useBoxSize({ isUrgent: true });
  const turns = useTurns();
  const size = numberSize(width);
  const [isSetting, setSetting] = useState(false);
  const numbers = [...preparing, ...ready].map((order) => order.number);
  const listOf = (orders: readonly Called[]) => {
    const codes = orders.map(({ code }) => code).filter(Boolean);
    const fit = fitNumbers({ ...area, size, numbers, codes });
    const pageCount = Math.max(1, Math.ceil(orders.length / fit.perPage));
    return { ...fit, orders, pageCount, page: turns.pageOf(pageCount) };
  };
  const lists = [listOf(preparing), listOf(ready)] as const;
  const hasPages = lists.some(({ pageCount }) => pageCount > 1);
  const press = (event: KeyboardEvent) => {
    const by = MOVES[lineKey(event.key, root.current)];
    if (!by || !hasPages || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turns.move(by);
  };
  const emptyWords = (words: 'nonePreparing' | 'noneReady') => text(isLoading ? 'loading' : words);
  return (
    <ReadyRoot
      ref={root}
      tabIndex={-1}
      data-vp-part="immersive"
      aria-label={text('title')}
      style={{ '--vp-ready-size': `${size}px`, '--vp-top': `${top}px` }}
      onKeyDown={press}
    >
      <header data-part="bar">
        <Button icon={<ArrowLeft size={24} />} aria-label={text('close')} onClick={onClose}>
          <span data-part="word">{text('board')}</span>
        </Button>
        <h1 data-vp-part="page-title" tabIndex={-1}>
          {text('title')}
        </h1>
        <span data-part="space" />
        {hasPages && <TurnButtons turns={turns} />}
        {fullScreen && (
          <Button
            icon={fullScreen.isOn ? <Minimize size={24} /> : <Maximize size={24} />}
            aria-label={text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
            onClick={fullScreen.toggle}
          />
        )}
        <Button
          icon={<Settings size={24} />}
          aria-label={text('settings')}
          title={text('settings')}
          onClick={() => setSetting(true)}
        />
      </header>
      <KitchenBanners
        wake={wake}
        wakeHelp={text('mayDimHelp')}
        hasFailed={hasFailed}
        isRetrying={isRetrying}
        onRetry={retry}
      />
      <CancelledNumbers />
      <div ref={observeLists} data-part="lists">
        <NumberList
          {...lists[0]}
          isReady={false}
          title={text('preparing')}
          empty={emptyWords('nonePreparing')}
        />
        <NumberList
          {...lists[1]}
          isReady
          title={text('ready')}
          empty={emptyWords('noneReady')}
          observe={observeNumbers}
        />
      </div>
      <LazyPart isShown={isSetting}>
        <ReadySettings onClose={() => setSetting(false)} />
      </LazyPart>
    </ReadyRoot>
  );
}

function TurnButtons({
  turns: { isPaused, toggle, move },
}: {
  turns: ReturnType<typeof useTurns>;
}) {
  const text = useText(messages);
  const label = text(isPaused ? 'continue' : 'pause');
  return (
    <>
      <Button
        icon={<ChevronLeft size={24} />}
        aria-label={text('previousPage')}
        onClick={() => move(-1)}
      />
      <Button
        icon={isPaused ? <Play size={24} /> : <Pause size={24} />}
        aria-label={label}
        onClick={toggle}
      >
        <span data-part="word">{label}</span>
      </Button>
      <Button
        icon={<ChevronRight size={24} />}
        aria-label={text('nextPage')}
        onClick={() => move(1)}
      />
    </>
  );
}

interface NumberListProps {
  title: string;
  empty: string;
  isReady: boolean;
  orders: readonly Called[];
  perPage: number;
  columns: number;
  page: number;
  pageCount: number;
  /** Ref callback for the area of the numbers. Both lists have the same size, so one is measured. */
  observe?: (element: HTMLElement | null) => void;
}

/** The numbers of one page. */
function NumberList(props: NumberListProps) {
  const { title, empty, isReady, orders, perPage, columns, page, pageCount, observe } = props;
  const text = useText(messages);
  const shown = orders.slice(page * perPage, (page + 1) * perPage);
  return (
    <section data-part="list" data-ready={isReady || undefined} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {pageCount > 1 && <span>{text('pageOf', { page: page + 1, count: pageCount })}</span>}
      </header>
      {orders.length === 0 && <p>{empty}</p>}
      <ul ref={observe} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {shown.map(({ number, code }, index) => (
          <li key={`${page} ${index} ${number}`}>
            {number}
            {code && <small> {code}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The numbers of the cancelled orders; a tap removes one. */
function CancelledNumbers() {
  const text = useText(workMessages);
  const shortOf = useAtomValue(shortNumberAtom);
  const orders = useAtomValue(cancelledOrdersAtom);
  const change = useSetAtom(workAtom);
  if (orders.length === 0) return null;
  return (
    <section data-part="cancelled" aria-label={text('cancelled')}>
      <h2>{text('cancelled')}</h2>
      {orders.map((order) => (
        <Button
          key={order.id}
          aria-label={text('confirmOrder', { number: order.number })}
          onClick={(event) =>
            !isRepeatedClick(event) && change((work) => confirmed(work, order.id, order))
          }
        >
          <s>{clip(shortOf(order))}</s>
        </Button>
      ))}
    </section>
  );
}

const SHOWN = BOARD_STATUSES.filter(
  ({ isAccepted, isToPrepare, isAtCounter }) => isAccepted && (isToPrepare || isAtCounter),
);

const listsAtom = dataAtom((get) =>
  SHOWN.map(({ list, isAtCounter }) => ({ isAtCounter, query: get(shownOrders[list]) })),
);

/** The short numbers of the accepted orders, the codes of those at the counter, and nothing else of them. */
function useReadyOrders() {
  const text = useText(messages);
  const lists = useAtomValue(listsAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const codes = useAtomValue(codesAtom);
  const queries = lists.map(({ query }) => query);
  const called = useMemo(() => {
    const codeOf = ({ verificationCode }: Order) => {
      const code = shownCode(verificationCode, codes);
      return code && text(codes === 'end' ? 'codeEnd' : 'codeWhole', { code });
    };
    const ofLists = (isReady: boolean) =>
      lists
        .filter(({ isAtCounter }) => isAtCounter === isReady)
        .flatMap(({ query }) => byUrgency(query.data ?? []))
        .map((order): Called => {
          return { number: shortOf(order), code: isReady ? codeOf(order) : '' };
        });
    return { preparing: ofLists(false), ready: ofLists(true) };
  }, [lists, shortOf, codes, text]);
  return {
    ...called,
    isLoading: queries.some(({ data, isError }) => data === undefined && !isError),
    hasFailed: queries.some(({ isError }) => isError),
    isRetrying: queries.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
