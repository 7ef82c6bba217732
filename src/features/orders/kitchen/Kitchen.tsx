import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { pendingChangesAtom } from '../status/pendingChanges';
import { OrderQuestionDialog } from '../status/OrderQuestionDialog';
import type { Order } from '../../../core/orders/types';
import { AllDay, useAllDay } from './AllDay';
import { useFullScreen } from './device/useFullScreen';
import { useImmersive } from './device/useImmersive';
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
import { useOpenOrders } from './useOpenOrders';
import { Spinner } from '../../../ui/primitives/Spinner';

/** `/orders?view=kitchen`: the open orders on a screen that is read from a distance. */
export function Kitchen({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const rootRef = useRef<HTMLElement>(null);
  const top = useImmersive(rootRef);
  const wake = useWakeLock();
  const fullScreen = useFullScreen(rootRef);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { fresh, accepted, orders, ...lists } = useOpenOrders();
  const { commands, ...state } = useTicketCommands(orders);
  const toAll = useToTickets(orders, state);
  const [newTickets, tickets] = [toAll(fresh), toAll(accepted)];
  const { observeRoot, observeArea, pages, isList, isWide, isRoomy, size, distance } =
    useKitchenPages(newTickets, tickets);
  const allDay = useAllDay(isWide);
  const all = [...newTickets, ...tickets];
  const keys = useKitchenKeys({
    root: rootRef,
    tickets: all,
    isList,
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
        data-list={isList || undefined}
        style={{ '--vp-kitchen-size': `${size}px`, '--vp-top': `${top}px` }}
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
        <NewOrders pages={pages} />
        <div data-part="body">
          {(isWide || !allDay.isShown) && (
            <section data-part="tickets" aria-label={text('tickets')}>
              <div ref={observeArea} data-part="area">
                <TicketColumns pages={pages} selectedId={selectedId} minutes={minutes} />
                {pages.probe}
                {all.length === 0 && <NoTickets isLoading={lists.isLoading} />}
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
            distance={distance}
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

function NoTickets({ isLoading }: { isLoading: boolean }) {
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
          <h2>{text('noOrders')}</h2>
          <p>{text('noOrdersHelp')}</p>
        </>
      )}
    </div>
  );
}
