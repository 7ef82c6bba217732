import { atom, type createStore, type WritableAtom } from 'jotai';
import type { ApiClient } from '../api/types';
import type {
  EndpointOverrides,
  ExtraFields,
  Logger,
  MapsProvider,
  PortalError,
  PortalEvent,
  PrinterAdapter,
  Region,
  TrustedTypesPolicy,
} from '../contracts';
import { knownLocale } from '../format/knownLocale';
import type { OpenStream } from '../push/serverPush';
import { INDIA } from '../region/region';
import type { PortalStorage, Session, SessionState } from '../session/types';

/** The host's printers; without one, the print dialog of the browser is used. */
export const printersAtom = atom<readonly PrinterAdapter[]>([]);

/** The number of digits of a one-time code. */
export const codeLengthAtom = atom(4);

/** The host's maps provider; if `null`, the vendor types the address. */
export const mapsAtom = atom<MapsProvider | null>(null);

/** The host's callbacks, as stable functions that call the current props. */
export interface PortalCallbacks {
  onError(error: PortalError): void;
  onEvent(event: PortalEvent): void;
}

/** The services of a portal, set when it is mounted. */
export interface Services {
  api: ApiClient;
  session: Session;
  logger: Logger;
  callbacks: PortalCallbacks;
  /** The tag of the language that was chosen on this device; `''` if none was (c120). */
  language(): string;
  /** The call that the host has chosen for changes of a team member (b1). */
  teamUpdate?: EndpointOverrides['teamUpdate'];
}

/** Shows a toast and adds it to the message log. */
export interface Notify {
  success(text: string, options?: NotifyOptions): void;
  error(text: string, options?: NotifyOptions): void;
  info(text: string, options?: NotifyOptions): void;
}

export interface NotifyOptions {
  /** @defaultValue 5000 (b26) */
  durationMs?: number;
  /** A second line, such as the record that the text is about. */
  detail?: string;
  /** A button in the toast, such as Undo; it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** The text that replaces several toasts of the same text, such as "3 orders updated". */
  many?: (count: number) => string;
}

/** The normalized `host` prop (`parseHost`); set once per portal. */
export const hostAtom = atom('');
/** Whether the portal is mounted. */
export const isRunningAtom = atom(false);
export const servicesAtom = required<Services>('servicesAtom');
export const notifyAtom = required<Notify>('notifyAtom');
/** The storage of the portal, which never throws. */
export const storageAtom = required<PortalStorage>('storageAtom');
/** Opens event streams of the backend. */
export const openStreamAtom = required<OpenStream>('openStreamAtom');
/** The keys of records that the host asked for; `null` if it asked for none. */
export const extraKeysAtom = atom<ExtraFields | null>(null);
export const apiAtom = atom((get) => {
  const { api } = get(servicesAtom);
  const extraKeys = get(extraKeysAtom);
  return extraKeys ? { ...api, extraKeys } : api;
});

/** Drops the data of the session. Set by the first screen, because the sign-in screen does not load the query code. */
export const sessionDataAtom = atom<{ drop(): void } | null>(null);

/** The state of the session, updated by `connectSession`. */
export const sessionAtom = required<SessionState>('sessionAtom');
/** A number that increases when a session begins or ends. */
export const generationAtom = atom((get) => {
  get(sessionAtom);
  return get(servicesAtom).session.generation();
});
/** The id of the restaurant; `''` while signed out, so that a screen that unmounts does not crash. */
export const restaurantIdAtom = atom((get) => {
  const state = get(sessionAtom);
  return 'restaurantId' in state ? state.restaurantId : '';
});
/** The id of the vendor; `''` while signed out. */
export const vendorIdAtom = atom((get) => {
  const state = get(sessionAtom);
  return 'vendorId' in state ? state.vendorId : '';
});

export const localeAtom = atom('en-IN');
/** The locale of dates, numbers and lists (c127). */
export const formatLocaleAtom = atom((get) => knownLocale(get(localeAtom)));
/** The host's Trusted Types policy. Without the host's policy, the portal creates its own on demand. */
export const trustedTypesAtom = atom<TrustedTypesPolicy | undefined>(undefined);
export const timeZoneAtom = atom('Asia/Kolkata');
export const regionAtom = atom<Required<Region>>(INDIA);
/** Keeps `sessionAtom` up to date; returns a function that stops the updates. */
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

/** Whether the value is a printer. This is checked because a host in plain JavaScript can pass any value. */
export function canPrint(printer: PrinterAdapter | null | undefined): boolean {
  return typeof printer?.print === 'function';
}
