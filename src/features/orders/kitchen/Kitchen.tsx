import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { pendingChangesAtom } from '../status/pendingChanges';
import { OrderQuestionDialog } from '../status/OrderQuestionDialog';
import type { Order } from '../../../core/orders/types';
import { AllDay, useAllDay } from './AllDay';
import { useFullScreen } from './device/useFullScreen';
import { useWakeLock } from './device/useWakeLock';
import { KitchenBar } from './KitchenBar';
import { KitchenBanners } from './KitchenBanners';
import { KitchenSettings } from './KitchenSettings';
import { KitchenRoot } from './kitchenStyles';
import messages from './messages.en.json';
import { NewOrders } from './NewOrders';
import { Pager } from './Pager';
import { shortNumbers } from '../../../core/orders/shortNumbers';
import { TicketColumns } from './ticket/TicketColumns';
import { TicketCommandsContext, toTickets } from './ticket/ticketModel';
import { useKitchenKeys } from './useKitchenKeys';
import { useKitchenPages } from './useKitchenPages';
import { useTicketCommands } from './useTicketCommands';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { isImmersiveAtom } from '../../../ui/theme/immersive';
import { Spinner } from '../../../ui/primitives/Spinner';
import { byUrgency } from '../../../core/orders/urgency';
import { shownOrders } from '../../../core/orders/live/queries';
import { BOARD_STATUSES } from '../../../core/orders/statuses';

const NONE: readonly Order[] = [];

/** The lists of accepted orders that the kitchen still prepares or packs. */
const STARTED = BOARD_STATUSES.filter(({ isAccepted, isToPrepare }) => isAccepted && isToPrepare);

const startedOrdersAtom = atom((get) => STARTED.map(({ list }) => get(shownOrders[list])));

/** `/orders?view=kitchen`: the open orders on a screen that is read from a distance. */
export function Kitchen({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const rootRef = useRef<HTMLElement>(null);
  useImmersive(rootRef);
  const wake = useWakeLock();
  const fullScreen = useFullScreen(rootRef);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { fresh, accepted, orders, ...lists } = useOpenOrders();
  const { commands, ...state } = useTicketCommands(orders);
  const toAll = useToTickets(orders, state);
  const [newTickets, tickets] = [toAll(fresh), toAll(accepted)];
  const { observeRoot, observeArea, strip, pages, sizes, isWide, isRoomy } = useKitchenPages(
    newTickets,
    tickets,
  );
  const allDay = useAllDay(isWide);
  const all = [...newTickets, ...tickets];
  const keys = useKitchenKeys({
    root: rootRef,
    tickets: all,
    strip,
    pages,
    counts: allDay.pages,
    commands,
  });
  const { selectedId, minutes } = keys;
  const pager = <Pager pages={pages} previous={text('previousPage')} next={text('nextPage')} />;
  return (
    <TicketCommandsContext.Provider value={commands}>
      <KitchenRoot
        ref={rootRef}
        tabIndex={-1}
        data-vp-part="immersive"
        aria-label={text('open')}
        style={{ '--vp-kitchen-size': `${sizes.ticket}px`, '--vp-strip-size': `${sizes.strip}px` }}
        onKeyDown={keys.press}
      >
        <div ref={observeRoot} data-part="box" />
        <KitchenBar
          wake={wake}
          fullScreen={fullScreen}
          pager={isRoomy && pager}
          isAllDayShown={allDay.isShown}
          onAllDay={allDay.toggle}
          onSettings={() => setSettingsOpen(true)}
          onClose={onClose}
        />
        <KitchenBanners
          wake={wake}
          hasFailed={lists.hasFailed}
          isRetrying={lists.isRetrying}
          onRetry={lists.retry}
        />
        {newTickets.length > 0 && (
          <NewOrders tickets={newTickets} pages={strip} selectedId={selectedId} minutes={minutes} />
        )}
        <div data-part="body">
          {(isWide || !allDay.isShown) && (
            <section data-part="tickets" aria-label={text('tickets')}>
              <div ref={observeArea} data-part="area">
                <TicketColumns
                  pages={pages}
                  firstKey={strip.tickets.length + 1}
                  selectedId={selectedId}
                  minutes={minutes}
                />
                {pages.probe}
                {tickets.length === 0 && (
                  <NoTickets isLoading={lists.isLoading} hasNew={newTickets.length > 0} />
                )}
              </div>
              {!isRoomy && pager}
            </section>
          )}
          {allDay.isShown && <AllDay orders={orders} pages={allDay.pages} />}
        </div>
        {isSettingsOpen && (
          <KitchenSettings
            wake={wake}
            fullScreen={fullScreen}
            onClose={() => setSettingsOpen(false)}
          />
        )}
        <OrderQuestionDialog />
      </KitchenRoot>
    </TicketCommandsContext.Provider>
  );
}

function useToTickets(
  orders: readonly Order[],
  state: Pick<ReturnType<typeof useTicketCommands>, 'steps' | 'dropped'>,
) {
  const pending = useAtomValue(pendingChangesAtom);
  const shorts = useMemo(() => shortNumbers(orders), [orders]);
  return (some: readonly Order[]) => toTickets({ orders: some, shorts, pending, ...state });
}

/** Fills the whole portal, and takes the focus unless a control of the host has it. */
function useImmersive(root: RefObject<HTMLElement | null>): void {
  const setImmersive = useSetAtom(isImmersiveAtom);
  useLayoutEffect(() => {
    setImmersive(true);
    return () => setImmersive(false);
  }, [setImmersive]);
  useEffect(() => {
    const { current } = root;
    const focused = current && focusedBeside(current);
    const { activeElement, body } = document;
    if (!current || (activeElement !== body && !current.closest('.vp-root')?.contains(focused))) {
      return;
    }
    current.focus({ preventScroll: true });
  }, [root]);
}

interface NoTicketsProps {
  isLoading: boolean;
  hasNew: boolean;
}

function NoTickets({ isLoading, hasNew }: NoTicketsProps) {
  const text = useText(messages);
  return (
    <div data-part="empty" role="status">
      {isLoading ? (
        <>
          <Spinner size={40} />
          <p>{text('loading')}</p>
        </>
      ) : (
        <>
          <h2>{text(hasNew ? 'noTickets' : 'noOrders')}</h2>
          <p>{text(hasNew ? 'noTicketsHelp' : 'noOrdersHelp')}</p>
        </>
      )}
    </div>
  );
}

/** The live lists of the board: new orders, then those in preparation by due time, then packed ones. */
function useOpenOrders() {
  const waiting = useAtomValue(shownOrders.waiting);
  const started = useAtomValue(startedOrdersAtom);
  const lists = [waiting, ...started];
  const fresh = useMemo(() => byUrgency(waiting.data ?? NONE), [waiting.data]);
  const accepted = useMemo(() => started.flatMap(({ data }) => byUrgency(data ?? NONE)), [started]);
  return {
    fresh,
    accepted,
    orders: useMemo(() => [...fresh, ...accepted], [fresh, accepted]),
    isLoading: lists.some(({ data, isError }) => data === undefined && !isError),
    hasFailed: lists.some(({ isError }) => isError),
    isRetrying: lists.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
    },
  };
}
