import { useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { Spinner } from '../../../ui/primitives/Button';
import { OrderQuestionDialog } from '../../orders/public';
import { AllDay, useAllDay } from '../AllDay';
import { useFullScreen } from '../device/useFullScreen';
import { useImmersive } from '../device/useImmersive';
import { useWakeLock } from '../device/useWakeLock';
import { KitchenBanners } from '../KitchenBanners';
import { KitchenBar } from '../KitchenBar';
import { KitchenSettings } from '../KitchenSettings';
import { KitchenRoot } from '../kitchenStyles';
import messages from '../messages.en.json';
import { NewOrders } from '../NewOrders';
import { Pager } from '../Pager';
import stationMessages from '../stations/messages.en.json';
import { QuietElsewhere } from '../stations/QuietElsewhere';
import { Recall } from '../strikes/Recall';
import { TicketColumns } from '../ticket/TicketColumns';
import { TicketCommandsContext } from '../ticket/ticketModel';
import { useKitchenKeys } from '../useKitchenKeys';
import { useKitchenPages } from '../useKitchenPages';
import { useOpenOrders } from '../useOpenOrders';
import { useTickets } from '../useTickets';

/** `/orders?view=kitchen`: the open orders on a screen that is read from a distance. */
export function KitchenPage({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const rootRef = useRef<HTMLElement>(null);
  const top = useImmersive(rootRef);
  const wake = useWakeLock();
  const fullScreen = useFullScreen(rootRef);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isRecallOpen, setRecallOpen] = useState(false);
  const lists = useOpenOrders();
  const { newTickets, tickets, commands, left, elsewhereCount, toCook } = useTickets(lists);
  const { observeRoot, observeArea, pages, isList, allDayLayout, isRoomy, size, distance } =
    useKitchenPages(newTickets, tickets);
  const allDay = useAllDay(allDayLayout);
  const all = [...newTickets, ...tickets];
  const keys = useKitchenKeys({
    root: rootRef,
    tickets: all,
    isList,
    pages,
    counts: allDay.pages,
    closeCounts: allDayLayout === 'over' && allDay.isShown ? allDay.toggle : undefined,
    commands,
  });
  const { selectedId, minutes } = keys;
  const counts = allDay.isShown && <AllDay orders={toCook()} pages={allDay.pages} />;
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
        <QuietElsewhere />
        <KitchenBar
          wake={wake}
          fullScreen={fullScreen}
          pager={isRoomy && pager}
          isAllDayShown={allDay.isShown}
          onAllDay={allDay.toggle}
          onRecall={() => setRecallOpen(true)}
          onSettings={() => setSettingsOpen(true)}
          onClose={onClose}
        />
        <KitchenBanners
          wake={wake}
          wakeHelp={text('mayDimSettings')}
          hasFailed={lists.hasFailed}
          isRetrying={lists.isRetrying}
          onRetry={lists.retry}
        />
        <NewOrders pages={pages} />
        <div data-part="body">
          {(allDayLayout !== 'instead' || !allDay.isShown) && (
            <section data-part="tickets" aria-label={text('tickets')}>
              <div ref={observeArea} data-part="area">
                <TicketColumns pages={pages} selectedId={selectedId} minutes={minutes} />
                {pages.probe}
                {all.length === 0 && (
                  <NoTickets isLoading={lists.isLoading} elsewhereCount={elsewhereCount} />
                )}
                {allDayLayout === 'over' && counts}
              </div>
              {!isRoomy && pager}
            </section>
          )}
          {allDayLayout !== 'over' && counts}
        </div>
        {isSettingsOpen && (
          <KitchenSettings
            wake={wake}
            fullScreen={fullScreen}
            distance={distance}
            onRecall={() => {
              setSettingsOpen(false);
              setRecallOpen(true);
            }}
            onClose={() => setSettingsOpen(false)}
          />
        )}
        {isRecallOpen && <Recall left={left} onClose={() => setRecallOpen(false)} />}
        <OrderQuestionDialog />
      </KitchenRoot>
    </TicketCommandsContext.Provider>
  );
}

interface NoTicketsProps {
  isLoading: boolean;
  elsewhereCount: number;
}

function NoTickets({ isLoading, elsewhereCount }: NoTicketsProps) {
  const text = useText(messages);
  const stationText = useText(stationMessages);
  if (elsewhereCount > 0) {
    return (
      <div data-part="empty" role="status">
        <h2>{stationText('nothingHere')}</h2>
        <p>{stationText('nothingHereHelp', { count: elsewhereCount })}</p>
      </div>
    );
  }
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
