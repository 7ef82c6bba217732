import type { ReadableStorage } from '../adapters/storage/readStorage';
import { Cancelled, type PortalFailure } from '../core/api/errors';
import { aborted } from '../core/async/aborted';
import { within } from '../core/async/within';
import type { Clock } from '../core/clock/createClock';
import type { Connection } from '../core/connection/createConnection';
import type { SignedIn } from '../core/contracts';
import { createEmitter } from '../core/createEmitter';
import { ownedKey } from '../core/device/vendorData';
import { createSpeaker } from '../core/orders/alarm/createSpeaker';
import { isSoundOn } from '../core/orders/alarm/isSoundOn';
import { readSilenced, silencedName } from '../core/orders/alarm/silenced';
import { startRinging } from '../core/orders/alarm/startRinging';
import { fetchWaitingRows } from '../core/orders/api';
import {
  COUNT_REFRESH_MS,
  createPoller,
  FRESH_MS,
  HIDDEN_QUIET_MS,
  HIDDEN_RINGING_MS,
  WAITING_REFRESH_MS,
} from '../core/orders/live/poll/createPoller';
import { watchReturn } from '../core/orders/live/poll/watchReturn';
import { toSharedOrders } from '../core/orders/waiting/readMessage';
import { openWaitingChannel, type WaitingOrders } from '../core/orders/waiting/waitingChannel';
import { toWaitingOrders } from '../core/orders/wire';
import { allows, RIGHTS } from '../core/permissions/rights';
import { fetchVendorAccess } from '../core/vendor/api';
import type { VendorAccess } from '../core/vendor/types';
import type { Reader } from './openSession';

/** How often the rights and the KYC state of the vendor are read, in ms. */
const VENDOR_MS = 300_000;
/** How long a portal or another watcher has to answer, in ms. */
const ANSWER_MS = 500;

export const NO_ORDERS: WaitingOrders = { count: 0, ids: [], unanswered: [] };

interface OrdersOptions {
  reader: Reader;
  clock: Clock;
  connection: Connection;
  storage: ReadableStorage;
  scope: string;
  /** The hash of the vendor in the keys of the storage. */
  owner: string;
  signedIn: Pick<SignedIn, 'vendorId' | 'restaurantId'>;
  show(orders: WaitingOrders): void;
  /** Called for the first of several failures. */
  onFailure(failure: PortalFailure): void;
}

/** Watches the waiting orders of one session until the returned function is called. */
export function watchOrders(options: OrdersOptions): () => void {
  const { reader, clock, connection, storage, owner, signedIn, show, onFailure } = options;
  const ended = new AbortController();
  const heard = createEmitter();
  let vendor: VendorAccess | null = null;
  let vendorAt = -Infinity;
  let requestedAt = -Infinity;
  /** When this watcher itself read the orders; `-Infinity` while others provide them. */
  let readAt = -Infinity;
  let messages = 0;
  let orders = NO_ORDERS;
  let ringsHere = false;
  let isFailing = false;

  const mayAnswer = () => allows(vendor?.permissions ?? null, RIGHTS.answerOrders);
  const maySee = () =>
    !vendor || (vendor.isKycCompleted && allows(vendor.permissions, RIGHTS.seeOrders));

  function waitMs(): number {
    if (!maySee()) return VENDOR_MS;
    const isHidden = document.visibilityState === 'hidden';
    if (!mayAnswer()) return isHidden ? Infinity : COUNT_REFRESH_MS;
    if (isHidden) return ringsHere ? HIDDEN_RINGING_MS : HIDDEN_QUIET_MS;
    return WAITING_REFRESH_MS;
  }

  function setOrders(next: WaitingOrders): void {
    orders = next;
    // A portal on this page may have changed the sound or silenced an order, which sends no event.
    ringing.update();
    show(next);
  }

  const channel = openWaitingChannel(options.scope, (message) => {
    const { maxAgeMs } = message;
    if (typeof maxAgeMs === 'number' && clock.elapsed() - readAt <= maxAgeMs) channel.post(orders);
    const sharedOrders = toSharedOrders(message);
    if (!sharedOrders) return;
    messages += 1;
    readAt = -Infinity;
    requestedAt = clock.elapsed();
    poller.onSuccess();
    setOrders(sharedOrders);
    heard.emit();
    poller.schedule();
  });

  /** Whether a portal or another watcher of the session has provided the orders. */
  async function askOthers(): Promise<boolean> {
    let stopHearing = () => {};
    const answer = new Promise<void>((resolve) => {
      stopHearing = heard.subscribe(resolve);
    });
    channel.post({ maxAgeMs: Math.min(waitMs(), WAITING_REFRESH_MS) });
    const isAnswered = await within(ended.signal, ANSWER_MS, () => answer).then(
      () => true,
      () => false,
    );
    stopHearing();
    ended.signal.throwIfAborted();
    return isAnswered;
  }

  async function readVendor(): Promise<void> {
    if (vendor && clock.elapsed() - vendorAt < VENDOR_MS) return;
    const { signal } = ended;
    vendor = await fetchVendorAccess(reader, signedIn.vendorId, signal).catch((error: unknown) => {
      // Without the record nothing is restricted, as in the portal.
      if (signal.aborted || !signedIn.restaurantId) throw error;
      return vendor;
    });
    if (vendor) vendorAt = clock.elapsed();
  }

  async function readOwn(): Promise<void> {
    const before = messages;
    const at = clock.elapsed();
    await readVendor();
    const { signal } = ended;
    const restaurantId = vendor?.restaurantId || signedIn.restaurantId;
    const rows = maySee() ? await fetchWaitingRows(reader, restaurantId, { signal }) : [];
    // A message that arrived in the meantime is newer.
    if (messages !== before) return;
    readAt = at;
    const waitingOrders = toWaitingOrders(rows);
    setOrders(mayAnswer() ? waitingOrders : { ...waitingOrders, unanswered: [] });
    channel.post(orders);
  }

  async function read(): Promise<void> {
    requestedAt = clock.elapsed();
    try {
      if (!(await askOthers())) await readOwn();
      poller.onSuccess();
      isFailing = false;
    } catch (error) {
      poller.onFailure(error);
      if (!isFailing && !isCancelled(error)) onFailure(error as PortalFailure);
      isFailing = true;
      throw error;
    }
  }

  const isCancelled = (error: unknown) => ended.signal.aborted || error instanceof Cancelled;
  const poller = createPoller({
    clock,
    requestedAt: () => requestedAt,
    waitMs,
    isOnRequest: () => Number.isFinite(waitMs()),
    canRead: () => true,
    read: () => Promise.race([read(), aborted(ended.signal)]),
    isCancelled,
  });
  const requestStale = () => poller.request(clock.elapsed() - FRESH_MS);
  const requestNow = () => poller.request(clock.elapsed());

  const speaker = createSpeaker();
  const ringing = startRinging({
    speaker,
    clock,
    restaurantId: () => vendor?.restaurantId || signedIn.restaurantId,
    isSoundOn: () => isSoundOn(storage.get('order_sound')),
    hasRinging() {
      const silenced = readSilenced(storage.get(ownedKey('orders_silenced', owner)));
      return orders.unanswered.some((id) => !silenced.includes(silencedName(id)));
    },
    onRingsHere(isHere) {
      ringsHere = isHere;
      poller.schedule();
    },
  });

  const stops = [
    watchReturn({ onReturn: requestStale, onLeave: poller.schedule }),
    clock.onWakeUp(requestNow),
    connection.onDoubt(requestNow),
    connection.subscribe(() => {
      if (connection.getState() === 'good') requestStale();
    }),
    storage.subscribe?.(ringing.update),
    poller.stop,
    ringing.stop,
    speaker.close,
    channel.close,
  ];
  poller.schedule();
  return () => {
    ended.abort(new Cancelled());
    for (const stop of stops) stop?.();
  };
}
