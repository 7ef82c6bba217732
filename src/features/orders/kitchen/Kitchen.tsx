import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { pendingChangesAtom } from '../status/mutations';
import { OrderQuestionDialog } from '../status/OrderQuestionDialog';
import type { Order } from '../../../core/orders/types';
import { AllDay } from './AllDay';
import { useFullScreen } from './device/useFullScreen';
import { useImmersive } from './device/useImmersive';
import { useWakeLock } from './device/useWakeLock';
import { KitchenBar } from './KitchenBar';
import { KitchenBanners } from './KitchenBanners';
import { KitchenSettings } from './KitchenSettings';
import { KitchenRoot } from './kitchenStyles';
import messages from './messages.en.json';
import { NewOrders } from './NewOrders';
import { NoTickets } from './NoTickets';
import { Pager } from './Pager';
import { shortNumbers } from './rules/shortNumbers';
import { TicketColumns } from './ticket/TicketColumns';
import { TicketCommandsContext, toTickets } from './ticket/ticketModel';
import { useAllDay } from './useAllDay';
import { useKitchenKeys } from './useKitchenKeys';
import { useKitchenPages } from './useKitchenPages';
import { useOpenOrders } from './useOpenOrders';
import { useTicketCommands } from './useTicketCommands';

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
