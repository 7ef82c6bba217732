import { useAtomValue, useStore } from 'jotai';
import { BellOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../core/messages/useText';
import { paths } from '../../../../core/navigation/paths';
import { hasScreenAtom } from '../../../../core/navigation/screens';
import { outagesAtom } from '../../../../core/orders/alarm/outage';
import { unansweredOrdersAtom } from '../../../../core/orders/alarm/ringing';
import { speakerAtom } from '../../../../core/orders/alarm/speakerAtom';
import { orderFeedAtom } from '../../../../core/orders/live/orderFeed';
import { knownOrders, waitingOrdersAtom } from '../../../../core/orders/live/queries';
import { orderNameAtom } from '../../../../core/orders/shortNumbers';
import type { Order } from '../../../../core/orders/types';
import { voiceAtom } from '../../../../core/orders/voice/setting';
import { accessAtom, RIGHTS } from '../../../../core/permissions/access';
import { notifyAtom, servicesAtom } from '../../../../core/state/services';
import { OrderVoice } from '../../../../ui/orders/voice/lazyVoice';
import { LazyPart } from '../../../../ui/patterns/LazyPart';
import { OptionalPart } from '../../../../ui/patterns/OptionalPart';
import { useHasFailed } from '../../../../ui/patterns/QueryView';
import { ButtonLink } from '../../../../ui/primitives/Button';
import { EdgeBar } from '../../../../ui/primitives/EdgeBar';
import { shape } from '../../../../ui/primitives/layout/shapes';
import { useLatest } from '../../../../ui/useLatest';
import { IssueAlarm } from '../../../issues/public';
import { FailedOrdersBar } from './FailedOrdersBar';
import messages from './messages.en.json';
import { NewOrdersBar } from './NewOrdersBar';
import { startAlarm } from './startAlarm';

/** Rings for new orders, announces them and shows a bar while they wait for an answer. */
export function Alarm() {
  useAlarm();
  useAnsweredWatchers();
  const orders = useAtomValue(unansweredOrdersAtom);
  const hasIssues = useAtomValue(hasScreenAtom)(paths.issues);
  const mayAnswer = useAtomValue(accessAtom)(RIGHTS.answerOrders);
  const isSpoken = useAtomValue(voiceAtom);
  return (
    <>
      <Announcement orders={orders} />
      {orders.length > 0 && <NewOrdersBar />}
      <LazyPart isShown={hasIssues}>
        <IssueAlarm />
      </LazyPart>
      {isSpoken && (
        <OptionalPart>
          <OrderVoice />
        </OptionalPart>
      )}
      {mayAnswer && <FailedOrders />}
      <PushOutage />
    </>
  );
}

/** A separate component, because whoever may not answer orders polls them less often. */
function FailedOrders() {
  const query = useAtomValue(waitingOrdersAtom);
  const hasNone = useHasFailed(query);
  return (hasNone || query.isError) && <FailedOrdersBar />;
}

/** Says that orders no longer reach this device while the page is closed (c44). */
function PushOutage() {
  const text = useText(messages);
  const hasEnded = useAtomValue(outagesAtom).includes('push');
  if (!hasEnded) return null;
  return (
    <EdgeBar aria-label={text('pushOutage')}>
      <BellOff size={20} />
      <p role="status">{text('pushOutage')}</p>
      <ButtonLink size="sm" to={paths.manageProfile}>
        {text('openAccount')}
      </ButtonLink>
    </EdgeBar>
  );
}

/** Announces the orders that arrived together once. */
function Announcement({ orders }: { orders: readonly Order[] }) {
  const text = useText(messages);
  const announcedIds = useRef(new Set<string>());
  const [batch, setBatch] = useState({ id: 0, count: 0 });
  useEffect(() => {
    // An order whose answer was refused is back, but not new.
    const fresh = orders.filter(({ id }) => !announcedIds.current.has(id));
    for (const { id } of fresh) announcedIds.current.add(id);
    if (fresh.length === 0 && orders.length > 0) return;
    setBatch(({ id }) => ({ id: id + 1, count: fresh.length }));
  }, [orders]);
  return (
    <div role="status" className={shape.hidden}>
      {batch.count > 0 && <span key={batch.id}>{text('ringing', { count: batch.count })}</span>}
    </div>
  );
}

function useAlarm() {
  const text = useText(messages);
  const store = useStore();
  const speaker = useAtomValue(speakerAtom);
  const notify = useAtomValue(notifyAtom);
  const onCancelled = useLatest((order: Order) =>
    notify.info(text('orderCancelled', { number: store.get(orderNameAtom)(order) })),
  );
  useEffect(() => {
    const alarm = startAlarm({ store, speaker });
    // An order can be cancelled while the code that reports it is loaded.
    const seen: (readonly Order[] | undefined)[] = [];
    const see = () => seen.push(store.get(knownOrders.waiting), store.get(knownOrders.cooking));
    see();
    let stopWork = store.sub(knownOrders.cooking, see);
    let isStopped = false;
    import('../../../../core/orders/work/watchWork').then(
      ({ watchWork }) => {
        if (isStopped) return;
        stopWork();
        stopWork = watchWork(store, seen, (order) => {
          alarm.sayCancelled();
          onCancelled.current?.(order);
        });
      },
      // Nothing reads the lists then.
      () => stopWork(),
    );
    return () => {
      isStopped = true;
      alarm.stop();
      stopWork();
    };
  }, [store, speaker, onCancelled]);
}

function useAnsweredWatchers() {
  const store = useStore();
  const { session } = useAtomValue(servicesAtom);
  const { scope } = useAtomValue(orderFeedAtom);
  useEffect(() => {
    if (!scope) return;
    const ended = new AbortController();
    // Without this code, the watchers read the orders themselves.
    import('../answerWatchers').then(
      ({ answerWatchers }) => answerWatchers(store, session.scope(), ended.signal),
      () => {},
    );
    return () => ended.abort();
  }, [store, session, scope]);
}
