import type {
  Appearance,
  Capability,
  ColorScheme,
  EndpointOverrides,
  HostSession,
  Logger,
  MapsProvider,
  PartialMessages,
  PortalError,
  PortalEvent,
  PortalLinks,
  PushAdapter,
  SessionRequest,
  SignedIn,
  SignOutReason,
  StorageAdapter,
  StorageName,
  TrustedTypesPolicy,
} from '../core/contracts';
import type { Isolation, Layout } from './portalProps';
import type { Routing } from './router/usePortalHistory';

/**
 * The props of {@link VendorPortal}. Only `host` is required. Callbacks may be inline functions:
 * the latest one is called, and none re-runs an effect.
 *
 * @public
 */
export interface VendorPortalProps {
  /**
   * The backend: an absolute http(s) base address, or a path beginning with `/` resolved against
   * the page. Changing it ends the session of the old one. An address that is neither is shown as
   * a diagnostic and reported to `onError` with kind `config`.
   */
  host: string;
  /**
   * Where the session is kept (decisions b5-b7, c1, c10). A name, or an adapter of the host's;
   * an adapter is read at every call, so an inline object is fine.
   *
   * @defaultValue `'default'`
   */
  storage?: StorageName | StorageAdapter;
  /**
   * How the vendor hears of orders while looking elsewhere: `serverSentEventsPush()`, `fcmPush()`
   * from `vendor-portal/push-fcm`, or an adapter of the host's. It is asked after sign-in, without
   * a prompt, and again when the vendor clicks "Turn on alerts"; `'none'` touches neither workers
   * nor permissions. Whatever an adapter throws is only reported, with kind `push`. Another adapter
   * takes over at the next sign-in.
   *
   * @defaultValue `'none'`
   */
  pushAdapter?: 'none' | PushAdapter;
  /**
   * A browser key of Google Maps, for the address search and the map of the restaurant's profile;
   * see `docs/maps.md`. Without one, or where Google is blocked, the address is typed.
   */
  mapsKey?: string;
  /** Another address search in place of Google's. */
  maps?: MapsProvider;
  /**
   * The public path of the mount, from the origin. Found by itself inside a host on our copy of
   * react-router.
   *
   * @defaultValue `'/'`
   */
  basename?: string;
  /**
   * How the portal uses the address bar: `path` has its screens below `basename`; `hash` behind the
   * `#/` of the page it is mounted on, for a server that knows only that page; `memory` leaves the
   * address alone, so that a reload begins at the start. Cookies and push keep to `basename` in all.
   *
   * @defaultValue `'path'`
   */
  routing?: Routing;
  /**
   * The language tag (BCP 47) of dates, numbers and amounts, and of the portal's `lang` and writing
   * direction. The words follow `messages`.
   *
   * @defaultValue `'en-IN'`
   */
  locale?: string;
  /**
   * Texts in the place of the portal's own: a pack of `vendor-portal/locales/…`, plain ICU messages
   * by feature and key, or both. A text that cannot be used is reported once to `onError`, with kind
   * `config` and its key in the hint, and the English one stays. An inline object is fine.
   *
   * @example
   * ```tsx
   * <VendorPortal host="/api" messages={{ auth: { getStarted: 'Welcome to Saffron' } }} />
   * ```
   */
  messages?: PartialMessages;
  /**
   * The zone every date is shown in (decision b77).
   *
   * @defaultValue `'Asia/Kolkata'`
   */
  timeZone?: string;
  /**
   * Where relative paths of pictures live, as an address or a path of the page.
   *
   * @defaultValue the `host`
   */
  assetsBase?: string;
  /** Beside the host and `assetsBase`, the only origins that pictures may come from. Default: any. */
  imageOrigins?: string[];
  /** Targets of the footer and the contact links; one without a target is plain text (c16). */
  links?: PortalLinks;
  /**
   * The host's colours, logo and name; see `docs/theming.md`. In development a pair of colours that is
   * too faint to read (WCAG 2.2, 1.4.3 and 1.4.11) is told to `logger`, once for each set.
   */
  appearance?: Appearance;
  /** @defaultValue `'system'` */
  colorScheme?: ColorScheme;
  /**
   * `content` leaves out the portal's menu and footers: the host navigates, with links to the
   * portal's paths, `/logout` among them.
   *
   * @defaultValue `'full'`
   */
  layout?: Layout;
  /**
   * May set `document.title`: the screen, the brand, and how many new orders wait, as in
   * "(3) Orders". The host's own title comes back when the portal is unmounted.
   *
   * @defaultValue `false`
   */
  manageDocument?: boolean;
  /**
   * `shadow` puts the portal behind an open shadow root, for a page whose rules are `!important`:
   * `scoped` styles withstand all others. It is read when the portal is mounted.
   *
   * @defaultValue `'scoped'`
   */
  isolation?: Isolation;
  /** The page's CSP nonce, for the style element of the portal. */
  nonce?: string;
  /**
   * A Trusted Types policy of the page, in place of the ones that the portal makes where it needs
   * them (`vendor-portal`, `vendor-portal-push`); with it the page's `trusted-types` directive need
   * not name them. It needs both of its rules. Make it once, outside of the rendering component.
   *
   * @example
   * ```ts
   * const policy = window.trustedTypes?.createPolicy('market', {
   *   createHTML: (html) => html,
   *   createScriptURL: (url) => (url.startsWith('https://maps.googleapis.com/') ? url : ''),
   * });
   * ```
   */
  trustedTypesPolicy?: TrustedTypesPolicy;
  /**
   * Calls that this marketplace answers elsewhere; read once, when the portal starts. A path that
   * could lead out of `host` is shown as a diagnostic, with kind `config`.
   */
  endpoints?: EndpointOverrides;
  /**
   * What the backend can do beyond the specified calls. `'idempotency'`: every write carries an
   * `Idempotency-Key`, one per action and the same for its repeats, such as the one that a browser
   * sends by itself after a reset connection. A backend on another origin has to allow this header
   * (CORS). Read again at every call; an unknown name is reported with kind `config` and left out.
   *
   * @defaultValue none
   */
  capabilities?: readonly Capability[];
  /**
   * Hands the vendor's session over, for a host that has signed them in already: called when the
   * portal starts, and once when the backend refuses the token, after which the refused calls are
   * repeated with the new one. The portal then shows no sign-in of its own. `null` says that nobody
   * is signed in and ends the session, with `onSignOut('expired')`. A promise that rejects, or takes
   * longer than 30 seconds, is told to `onError` with kind `unauthorized`; a value that is no session
   * with kind `config`. The vendor is offered to try again. The session is kept in the memory of the
   * page, not in `storage`, and `onSignIn` is not called. See `docs/session-handover.md`.
   *
   * @example
   * ```tsx
   * <VendorPortal
   *   host="/api"
   *   fetchSession={async ({ signal }) => {
   *     const answer = await fetch('/account/vendor-session', { method: 'POST', signal });
   *     return answer.status === 401 ? null : await answer.json();
   *   }}
   * />
   * ```
   */
  fetchSession?(request: SessionRequest): Promise<HostSession | null>;
  onSignIn?(session: SignedIn): void;
  onSignOut?(reason: SignOutReason): void;
  /** Called after each navigation with the path below the basename and the screen's title. */
  onNavigate?(to: { path: string; title: string }): void;
  /**
   * Called with `true` when a form of the portal begins to hold changes that are not saved, and with
   * `false` when it no longer does: saved, given up, or gone with the portal. Inside the portal the
   * vendor is asked before leaving; ask in the same way before a link of your own takes the portal
   * off the page.
   *
   * @example
   * ```tsx
   * <VendorPortal host="/api" onUnsavedChanges={(dirty) => setMenuLocked(dirty)} />
   * ```
   */
  onUnsavedChanges?(dirty: boolean): void;
  onError?(error: PortalError): void;
  onEvent?(event: PortalEvent): void;
  /** Receives the portal's log, names and numbers only (c8). Default: the console, from `warn` up. */
  logger?: Logger;
}
