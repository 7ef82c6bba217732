import { BellRing } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button, Spinner } from '../../../ui/primitives/Button';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { KitchenIssues } from '../../issues/public';
import { OrderQuestionDialog } from '../../orders/public';
import { AllDay, useAllDay } from '../AllDay';
import { useFullScreen } from '../device/useFullScreen';
import { useImmersive } from '../device/useImmersive';
import { useSwipe } from '../device/useSwipe';
import { useWakeLock } from '../device/useWakeLock';
import { KitchenBanners } from '../KitchenBanners';
import { KitchenBar } from '../KitchenBar';
import { KitchenRoot } from '../kitchenStyles';
import messages from '../messages.en.json';
import { Pager } from '../Pager';
import type { Column } from '../rules/paginate';
import { COLUMN_GAP } from '../rules/textSize';
import stationMessages from '../stations/messages.en.json';
import { QuietElsewhere } from '../stations/QuietElsewhere';
import { TicketView } from '../ticket/TicketView';
import { TicketCommandsContext } from '../ticket/ticketModel';
import type { TicketPages } from '../ticket/useTicketPages';
import { useIdleTurns } from '../useIdleTurns';
import { useKitchenKeys } from '../useKitchenKeys';
import { useKitchenPages } from '../useKitchenPages';
import { useOpenOrders } from '../useOpenOrders';
import { useTickets } from '../useTickets';

const KitchenSettings = lazyPage(() => import('../KitchenSettings'), 'KitchenSettings');
const Recall = lazyPage(() => import('../strikes/Recall'), 'Recall');

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
  const { newTickets, tickets, commands, left, bringBack, elsewhereCount, toCook } =
    useTickets(lists);
  const { observeRoot, observeArea, pages, isList, allDayLayout, isRoomy, sizes, distance } =
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
  useIdleTurns({
    root: rootRef,
    pages,
    newTickets,
    isBusy: all.some(({ step, pending }) => step !== undefined || pending?.phase === 'sending'),
    everySecond: commands.everySecond,
  });
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
        style={{ ...sizes, '--vp-top': `${top}px` }}
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
        <KitchenIssues />
        <NewOrders pages={pages} />
        <div data-part="body">
          {(allDayLayout !== 'instead' || !allDay.isShown) && (
            <section data-part="tickets" aria-label={text('tickets')}>
              <VisuallyHidden as="h2">{text('tickets')}</VisuallyHidden>
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
        <LazyPart isShown={isSettingsOpen}>
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
        </LazyPart>
        <LazyPart isShown={isRecallOpen}>
          <Recall
            left={left}
            isShown={(id) => all.some(({ order }) => order.id === id)}
            isOpen={(id) => lists.orders.some((order) => order.id === id)}
            onBringBack={(order) => {
              bringBack(order);
              pages.setPage(0);
              setRecallOpen(false);
            }}
            onClose={() => setRecallOpen(false)}
          />
        </LazyPart>
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

/** Says how many new orders are not on the page, and shows them. */
function NewOrders({ pages: { moreNew, page, showMoreNew } }: { pages: TicketPages }) {
  const text = useText(messages);
  if (moreNew === 0) return null;
  return (
    <Button data-part="more-new" icon={<BellRing size={28} />} onClick={showMoreNew}>
      {text(page === 0 ? 'moreNew' : 'newOrders', { count: moreNew })}
    </Button>
  );
}

interface TicketColumnsProps {
  pages: TicketPages;
  selectedId: string | null;
  minutes: number;
}

/** The tickets of one page; a swipe turns the page. */
function TicketColumns({ pages, selectedId, minutes }: TicketColumnsProps) {
  const swipe = useSwipe((by) => pages.setPage(pages.page + by));
  const widthOf = ({ span }: Column) => span * (pages.columnWidth + COLUMN_GAP) - COLUMN_GAP;
  return (
    <div data-part="columns" {...swipe}>
      {pages.columns.map((column, index) => (
        <div key={index} data-part="column" style={{ inlineSize: widthOf(column) }}>
          {column.segments.map((segment) => {
            const at = pages.tickets.findIndex(({ id }) => id === segment.id);
            const ticket = pages.tickets[at];
            const isSelected = segment.id === selectedId;
            return (
              ticket && (
                <TicketView
                  key={`${segment.id} ${segment.lists[0]?.from}`}
                  ticket={ticket}
                  segment={segment}
                  segmentNumber={pages.segmentNumber(segment)}
                  segmentCount={pages.segmentCount(segment.id)}
                  keyNumber={at < 9 ? at + 1 : undefined}
                  isSelected={isSelected}
                  minutes={isSelected ? minutes : undefined}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}
