import { atom, type createStore, type WritableAtom } from 'jotai';
import type { ApiClient } from '../api/types';
import type {
  EndpointOverrides,
  Logger,
  PortalError,
  PortalEvent,
  StorageAdapter,
  TrustedTypesPolicy,
} from '../contracts';
import { createFormats } from '../format/formats';
import type { Session, SessionState } from '../session/types';

/** The host's callbacks. Stable functions that read the latest props from refs. @internal */
export interface PortalCallbacks {
  onError(error: PortalError): void;
  onEvent(event: PortalEvent): void;
}

/** What one portal instance is made of; set once per mount. @internal */
export interface Services {
  api: ApiClient;
  session: Session;
  logger: Logger;
  callbacks: PortalCallbacks;
  /** Which of the two ways of changing a team member the host pinned (decision b1). */
  teamUpdate?: EndpointOverrides['teamUpdate'];
}

/** Shows a short message (toast) that also stays in the message log. @internal */
export interface Notify {
  success(text: string, options?: NotifyOptions): void;
  error(text: string, options?: NotifyOptions): void;
  info(text: string, options?: NotifyOptions): void;
}

/** @internal */
export interface NotifyOptions {
  /** @defaultValue 5000 (decision b26) */
  durationMs?: number;
}

export const servicesAtom = required<Services>('servicesAtom');
export const notifyAtom = required<Notify>('notifyAtom');
/** Where this portal keeps things; never throws. @internal */
export const storageAtom = required<StorageAdapter>('storageAtom');
export const apiAtom = atom((get) => get(servicesAtom).api);

/** The live session state; `connectSession` keeps it so. @internal */
export const sessionAtom = required<SessionState>('sessionAtom');
/** Changes whenever a session begins or ends. @internal */
export const generationAtom = atom((get) => {
  get(sessionAtom);
  return get(servicesAtom).session.generation();
});
/** `''` while signed out, so that a screen on its way out does not crash. @internal */
export const restaurantIdAtom = atom((get) => {
  const state = get(sessionAtom);
  return 'restaurantId' in state ? state.restaurantId : '';
});
/** `''` while signed out. @internal */
export const vendorIdAtom = atom((get) => {
  const state = get(sessionAtom);
  return 'vendorId' in state ? state.vendorId : '';
});

export const localeAtom = atom('en-IN');
/** The host's own; without one the portal makes one, where it needs it. @internal */
export const trustedTypesAtom = atom<TrustedTypesPolicy | undefined>(undefined);
export const timeZoneAtom = atom('Asia/Kolkata');
export const formatsAtom = atom((get) =>
  createFormats({ locale: get(localeAtom), timeZone: get(timeZoneAtom) }),
);

/** Feeds `sessionAtom` of a store from a session; returns how to stop. @internal */
export function connectSession(
  store: ReturnType<typeof createStore>,
  session: Session,
): () => void {
  const show = () => store.set(sessionAtom, session.getState());
  show();
  return session.subscribe(show);
}

function required<Value>(name: string): WritableAtom<Value, [Value], void> {
  const holder = atom<{ value: Value } | null>(null);
  return atom(
    (get) => {
      const held = get(holder);
      if (!held) throw new Error(`${name} is not set: render inside a portal's store`);
      return held.value;
    },
    (_get, set, value: Value) => set(holder, { value }),
  );
}
