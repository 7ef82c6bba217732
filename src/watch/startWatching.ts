import { readStorage } from '../adapters/storage/readStorage';
import type { Mappings } from '../core/api/backend/mappings';
import { ConfigFailure, PortalFailure } from '../core/api/errors';
import { parseHost } from '../core/api/host/host';
import { createHostRequest } from '../core/api/host/hostRequest';
import { isShown, onShown } from '../core/async/prerendering';
import { createClock } from '../core/clock/createClock';
import { createConnection } from '../core/connection/createConnection';
import type { PortalError } from '../core/contracts';
import { ownerOf } from '../core/device/vendorData';
import { watchReturn } from '../core/orders/live/poll/watchReturn';
import type { WaitingOrders } from '../core/orders/waiting/waitingChannel';
import { openSession } from './openSession';
import type { NewOrders, WatchOptions } from './types';
import { NO_ORDERS, watchOrders } from './watchOrders';

/** `mappings`: the functions of a backend that differs from the contract. */
export function startWatching(
  options: WatchOptions,
  onChange: (state: NewOrders) => void,
  mappings?: Mappings,
): () => void {
  if (typeof window === 'undefined') return () => {};
  if (!isShown()) {
    let stop = onShown(() => {
      stop();
      stop = startWatching(options, onChange, mappings);
    });
    return () => stop();
  }
  const report = (error: PortalError) => contained(() => (options?.onError ?? log)(error));
  try {
    return start({ ...options, mappings }, report, onChange);
  } catch (error) {
    report(toFailure(error));
    return () => {};
  }
}

interface StartOptions extends WatchOptions {
  mappings: Mappings | undefined;
}

function start(
  { host, storage = 'default', fetchSession, request, mappings }: StartOptions,
  onError: (error: PortalError) => void,
  onChange: (state: NewOrders) => void,
): () => void {
  check('onChange', onChange);
  if (fetchSession !== undefined) check('fetchSession', fetchSession);
  const clock = createClock();
  const connection = createConnection(clock.now);
  const device = readStorage(storage, onError);
  const client = {
    host: parseHost(host, window.location.href),
    request: createHostRequest({ getOptions: () => request, report: onError }),
    clock,
    connection,
    mappings,
  };
  const opened = openSession({ client, storage: device, fetchSession, onError });
  const { session, reader } = opened;
  let shown: string | null = null;
  let running: { generation: number; stop(): void } | null = null;

  function show({ count, ids }: WaitingOrders): void {
    const next = `${count} ${ids.join(' ')}`;
    if (next === shown) return;
    shown = next;
    contained(() => onChange({ count, ids }));
  }

  function sync(): void {
    const signedIn = session.current();
    const generation = session.generation();
    if (signedIn && running?.generation === generation) return;
    running?.stop();
    running = null;
    if (shown !== null) show(NO_ORDERS);
    if (!signedIn) return;
    const scope = session.scope();
    const owner = ownerOf(client.host.href, signedIn);
    const common = { reader, clock, connection, storage: device, scope, owner, signedIn, show };
    running = { generation, stop: watchOrders({ ...common, onFailure: onError }) };
  }

  const stops = [
    session.subscribe(sync),
    opened.start(),
    connection.start(),
    watchReturn({ onReturn: opened.onReturn, onLeave() {} }),
  ];
  sync();
  return () => {
    running?.stop();
    for (const stop of stops) stop();
  };
}

function check(name: string, value: unknown): void {
  if (typeof value === 'function') return;
  throw new ConfigFailure(`watchNewOrders needs a function as ${name}`);
}

function toFailure(error: unknown): PortalError {
  if (error instanceof PortalFailure) return error;
  return new PortalFailure('config', 'watchNewOrders cannot use its options', undefined, error);
}

function log(error: PortalError): void {
  if (error.kind !== 'config') return;
  // oxlint-disable-next-line eslint/no-console -- the host has given no `onError`
  console.error(`vendor-portal/watch: ${error.message}`, error.hint);
}

/** An error in a function of the host must not stop the watcher. */
function contained(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
