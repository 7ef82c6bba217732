import type {
  Appearance,
  CapabilityEntry,
  CodeOptions,
  ColorScheme,
  DishNames,
  EndpointOverrides,
  ExtraFields,
  HostActions,
  HostColumns,
  HostFields,
  HostSession,
  HostStyles,
  Logger,
  MapsProvider,
  NavigationEntry,
  PartialMessages,
  PortalError,
  PortalEvent,
  PortalLinks,
  PortalLocale,
  PortalPage,
  PortalSlots,
  PrinterAdapter,
  PushAdapter,
  Region,
  RequestOptions,
  Right,
  ScreenName,
  SessionRequest,
  SignedIn,
  SignOutReason,
  StorageAdapter,
  StorageName,
  TrustedTypesPolicy,
} from '../core/contracts';
import type { Backend } from '../core/contracts/backend/backend';
import type { Routing } from './router/usePortalHistory';

/**
 * `full` shows the portal's header, menu and footers; `content` shows only its screens.
 *
 * @public
 */
export type Layout = 'full' | 'content';

/**
 * How the portal is protected from the page's styles: `scoped` by specific selectors, `shadow` by a
 * shadow root.
 *
 * @public
 */
export type Isolation = 'scoped' | 'shadow';

/**
 * The props of {@link VendorPortal}. Only `host` is required. Callbacks may be inline functions:
 * the portal always calls the latest one, and a new function triggers no work.
 *
 * @public
 */
export interface VendorPortalProps {
  /**
   * Base URL of the backend: an absolute http(s) URL, or a path that starts with `/` on the page's origin. A change of
   * `host` ends the current session. With an invalid value the portal shows a diagnostic and calls `onError` with kind
   * `config`.
   */
  host: string;
  /**
   * Where the session is stored: the name of a built-in storage, or the host's own adapter. An
   * adapter is read at every access, so an inline object is fine. The portal never sends, changes
   * or removes a token or cookie that it did not store itself. Portals with the same `host` share
   * the session.
   *
   * @defaultValue `'default'`
   */
  storage?: StorageName | StorageAdapter;
  /**
   * Notifies the vendor of new orders while they look at another tab or app:
   * `serverSentEventsPush()`, `fcmPush()` from `vendor-portal/push-fcm`, `webPush()` from
   * `vendor-portal/push-web`, or the host's own adapter.
   * The portal calls `register` after sign-in without a prompt, and again when the vendor clicks
   * "Turn on alerts". `'none'` uses neither service workers nor permissions. Errors of an adapter
   * are reported to `onError` with kind `push`. A new adapter is used from the next sign-in on.
   *
   * @defaultValue `'none'`
   */
  pushAdapter?: 'none' | PushAdapter;
  /**
   * A Google Maps browser key for the address search and the map of the restaurant profile; see
   * `docs/maps.md`. Without a key, or where Google is blocked, vendors type the address.
   */
  mapsKey?: string;
  /** An address search and map to use instead of Google's. Overrides `mapsKey`. */
  maps?: MapsProvider;
  /**
   * Public path of the portal on its origin, such as `/partner`. In a host that uses the same copy of react-router 7,
   * the path is read from the matched route.
   *
   * @defaultValue `'/'`
   */
  basename?: string;
  /**
   * How the portal uses the URL. `path`: screens are paths below `basename`. `hash`: the path of a screen follows `#/`
   * in the URL, for a server that serves only one page. `memory`: the URL does not change, so a reload opens the first
   * screen. In every mode cookies and push use `basename`.
   *
   * @defaultValue `'path'`
   */
  routing?: Routing;
  /**
   * The path below `basename` that the portal starts with, if `routing` is `memory`; it can have a query. Read once, at
   * mount. After a sign-in the portal opens its first screen instead. A value that is not a path of the portal, or any
   * value with another `routing`, is ignored and reported with kind `config`.
   *
   * @defaultValue the first screen
   * @example
   * ```tsx
   * <VendorPortal host="/api" routing="memory" initialPath="/orders?tab=preparing" />
   * ```
   */
  initialPath?: string;
  /**
   * BCP 47 language tag for dates, numbers and amounts; also sets the portal's `lang` and text direction. The tag does
   * not choose the language of the texts; see `messages`. An invalid tag is reported to `onError` with kind `config`,
   * and the default is used.
   *
   * @defaultValue `'en-IN'`
   */
  locale?: string;
  /**
   * Texts that replace the portal's own: a language pack from `vendor-portal/locales/…`, ICU
   * messages by feature and key, or both merged. A text that cannot be used is reported once to
   * `onError` with kind `config` and its key in the hint, and the English text is shown. An inline
   * object is fine.
   *
   * @defaultValue English
   * @example
   * ```tsx
   * <VendorPortal host="/api" messages={{ auth: { getStarted: 'Welcome to Saffron' } }} />
   * ```
   */
  messages?: PartialMessages;
  /**
   * The languages that the vendor can choose on the first screen and in the settings; with fewer than two there is no
   * choice. The choice is remembered on the device. Before one, the language is that of `locale`; without a `locale` it
   * is `en-IN`, or the first one of a list without `en-IN`. A chosen language replaces `locale` without a reload, and the
   * texts that it loads replace `messages`. Texts that cannot be loaded are reported to `onError` with kind `chunk`. An
   * inline array is fine.
   *
   * @example
   * ```tsx
   * import { portalLocales } from 'vendor-portal/locales';
   *
   * <VendorPortal host="/api" locales={portalLocales('en', 'hi', 'ta')} />
   * ```
   */
  locales?: readonly PortalLocale[];
  /**
   * IANA time zone of all dates and times, independent of the device. An unknown zone is reported
   * to `onError` with kind `config`, and the default is used.
   *
   * @defaultValue `'Asia/Kolkata'`
   */
  timeZone?: string;
  /**
   * Base URL for relative image paths: an absolute URL or a path on the page's origin.
   *
   * @defaultValue the `host`
   */
  assetsBase?: string;
  /**
   * Origins that images may load from, in addition to `host` and `assetsBase`.
   *
   * @defaultValue any origin
   */
  imageOrigins?: string[];
  /** Targets of the footer and contact links. A link without a target is shown as plain text. */
  links?: PortalLinks;
  /**
   * Colours, logo and brand name; see `docs/theming.md`. In development, pairs of colours with too
   * little contrast (WCAG 2.2, 1.4.3 and 1.4.11) are logged to `logger`.
   *
   * @defaultValue the portal's own colours and name
   */
  appearance?: Appearance;
  /**
   * `light`, `dark`, or `system` to follow the device.
   *
   * @defaultValue `'system'`
   */
  colorScheme?: ColorScheme;
  /**
   * `content` hides the portal's menu and footers. The host then navigates with links to the
   * portal's paths, including `/logout`.
   *
   * @defaultValue `'full'`
   */
  layout?: Layout;
  /**
   * `false` leaves out all footers, with their app links and social icons, and the steps "Go live
   * within 24 hours" of the landing page. The host then links to the legal pages itself.
   *
   * @defaultValue `true`
   */
  footer?: boolean;
  /**
   * When true, the portal sets `document.title` to the screen and brand, with the number of new orders: "(3) Orders".
   * At unmount the portal restores the host's title.
   *
   * @defaultValue `false`
   */
  manageDocument?: boolean;
  /**
   * `scoped` protects the portal from all page styles except `!important` rules. `shadow` renders the portal in an open
   * shadow root, which also protects it from `!important` rules. Read once, at mount.
   *
   * @defaultValue `'scoped'`
   */
  isolation?: Isolation;
  /**
   * Style sheets for the content of `pages` and `slots` with `isolation="shadow"`, where no rule of the page applies:
   * constructed style sheets, which several portals can share, or URLs. They also apply to the portal, which withstands
   * everything but `!important` rules. A style sheet that cannot be used is left out and reported to `onError` with
   * kind `config`. An inline array is fine.
   *
   * @defaultValue none
   * @example
   * ```tsx
   * <VendorPortal host="/api" isolation="shadow" shadowStyles={['/assets/market.css']} />
   * ```
   */
  shadowStyles?: readonly (CSSStyleSheet | string)[];
  /**
   * Screens of the host in the portal's frame, with their own path, title and menu entry. These screens have the host's
   * React contexts and `usePortal()`. A page that cannot be shown is left out and reported to `onError` with kind
   * `config`. An inline array is fine. See `docs/extending.md`.
   *
   * @defaultValue none
   */
  pages?: readonly PortalPage[];
  /**
   * Panels of the host in named cells of the portal's screens. The panels have the host's React contexts and
   * `usePortal()`. A panel that throws is left out and reported to `onError` with kind `config`. An inline object is
   * fine. See `docs/extending.md`.
   *
   * @defaultValue none
   */
  slots?: PortalSlots;
  /**
   * Arranges the columns of tables: each function receives the portal's columns and returns the columns to show, in
   * order. It can move them, change their labels, leave them out and add columns of the host, whose cells have the
   * host's React contexts and `usePortal()`. A column of the host with a `value` is also in the CSV file. Invalid
   * columns are left out, and a function that throws leaves the table unchanged; both are reported with kind `config`.
   * Inline functions are fine. See `docs/fields-and-columns.md`.
   *
   * @defaultValue the portal's columns
   * @example
   * ```tsx
   * <VendorPortal
   *   host="/api"
   *   extraFields={{ order: ['rider'] }}
   *   columns={{
   *     history: (columns) => [
   *       ...columns.filter(({ id }) => id !== 'payment'),
   *       { id: 'rider', label: 'Rider', value: ({ extra }) => String(extra.rider ?? '') },
   *     ],
   *   }}
   * />
   * ```
   */
  columns?: HostColumns;
  /**
   * Arranges the fields of forms: each function receives the portal's fields and returns the fields to show, in order.
   * It can move them within their section, change their texts, leave them out (a required field with the value to send
   * in its place) and add fields of the host, which are validated, saved and kept as drafts with the form. Invalid
   * fields are left out, and a function that throws leaves the form unchanged; both are reported with kind `config`.
   * Inline functions are fine. See `docs/fields-and-columns.md`.
   *
   * @defaultValue the portal's fields
   * @example
   * ```tsx
   * <VendorPortal
   *   host="/api"
   *   fields={{
   *     menuItem: (fields) => [
   *       ...fields.filter(({ id }) => id !== 'tag'),
   *       { id: 'erp', label: 'ERP id', kind: 'text', name: 'erp_id' },
   *     ],
   *   }}
   * />
   * ```
   */
  fields?: HostFields;
  /**
   * Actions of the host for a record: entries in the menu of its card or row and on its page. An entry is busy until
   * the promise of `onSelect` settles, and runs once for each press. A rejection shows a message to the vendor and is
   * reported with kind `config`. Invalid actions are left out and reported. Inline functions are fine. See
   * `docs/fields-and-columns.md`.
   *
   * @defaultValue none
   * @example
   * ```tsx
   * <VendorPortal
   *   host="/api"
   *   actions={{
   *     order: ({ id }) => [
   *       {
   *         id: 'call-rider',
   *         label: 'Call rider',
   *         onSelect: async ({ fetch }) => {
   *           await fetch(`/riders/${id}/call`, { method: 'POST' });
   *         },
   *       },
   *     ],
   *   }}
   * />
   * ```
   */
  actions?: HostActions;
  /**
   * Top-level keys of the backend's records that the host's slots, columns, actions and fields receive as `extra`:
   * frozen copies, at most 1 KiB for each record. Keys beyond this limit are left out. A changed list reads the data
   * again. Anything but lists of texts is ignored and reported with kind `config`.
   *
   * @defaultValue none
   */
  extraFields?: ExtraFields;
  /**
   * What the content of `pages` and `slots` inherits. `page`: font, colours, line height, language and everything else
   * that elements inherit, as next to the portal. `portal`: the font and the colours of the portal. No rule of the
   * portal matches the content in either case. Another value is treated as `page` and reported to `onError` with kind
   * `config`.
   *
   * @defaultValue `'page'`
   */
  hostStyles?: HostStyles;
  /**
   * Prints kitchen tickets and bills without the browser's dialog, and makes automatic printing possible. With a list of
   * the adapters of `vendor-portal/printers`, the vendor chooses the connection. A new adapter is used from the next
   * ticket on. See `docs/printing.md`.
   *
   * @defaultValue the browser's print dialog
   */
  printer?: PrinterAdapter | readonly PrinterAdapter[];
  /**
   * CSP nonce of the page, set on the portal's style elements and on Google's script. Without a nonce that the document
   * accepts, the portal uses the one of its scripts and style elements.
   */
  nonce?: string;
  /**
   * A Trusted Types policy of the page with both rules, `createHTML` and `createScriptURL`. The portal uses it instead
   * of its own policies `vendor-portal` and `vendor-portal-push`, so the page's `trusted-types` directive does not need
   * to list them. Create the policy once, outside the component.
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
   * Calls whose path or method differs in this marketplace. Read once, when the portal starts. A path that could lead
   * outside `host` is shown as a diagnostic and reported with kind `config`.
   */
  endpoints?: EndpointOverrides;
  /**
   * Screens that this marketplace does not have: `false` removes the menu row, the links, the calls and the route,
   * which then redirects to the start screen. Without the dashboard the portal starts with the orders; the two cannot
   * both be off. Unknown names are ignored and reported with kind `config`.
   *
   * @defaultValue every screen is on
   * @example
   * ```tsx
   * <VendorPortal host="/api" screens={{ offers: false, team: false }} />
   * ```
   */
  screens?: Partial<Record<ScreenName, boolean>>;
  /**
   * The only screens of this portal, for example one screen in a drawer of the host. The portal starts with the first of
   * them and has no menu, no name in its header and, after sign-in, no footer. Sign-in, KYC before its approval and the
   * legal pages stay. Detail pages belong to their screen: the page of an order to `orders`, that of an item to `menu`.
   * Overrides `screens`. A list without a usable name changes nothing; it and unknown names are reported with kind
   * `config`.
   *
   * @defaultValue the screens that `screens` leaves on, with a menu
   * @example
   * ```tsx
   * <VendorPortal host="/api" routing="memory" onlyScreens={['orders']} />
   * ```
   */
  onlyScreens?: readonly ScreenName[];
  /**
   * Arranges the menu: receives its rows and returns the rows to show, in order; it can change labels and add groups or
   * links of the host. Rows that are invalid are left out, and a function that throws leaves the menu unchanged; both
   * are reported with kind `config`.
   *
   * @example
   * ```tsx
   * <VendorPortal
   *   host="/api"
   *   navigation={(entries) => [
   *     ...entries,
   *     { id: 'help', label: 'Help', to: 'https://help.market.example' },
   *   ]}
   * />
   * ```
   */
  navigation?: (entries: readonly NavigationEntry[]) => readonly NavigationEntry[];
  /**
   * Takes rights away: a right for which it returns `false` is treated as not granted, for buttons, screens and the
   * alarm. The function never adds a right. A function that throws denies the right and is reported with kind `config`.
   * The prop is a convenience; enforce rights on the server.
   */
  can?: (right: Right) => boolean;
  /**
   * The second name of a dish, for a cook who reads another language than the menu. It is under the first one on the
   * tickets of kitchen mode and on printed kitchen tickets. `id` is the id of the dish on the menu, or `''` if the order
   * has none; `name` is its name in the order. A function that throws, or returns anything but a text or `undefined`, is
   * reported with kind `config`, and the dish keeps one name.
   *
   * With one function for each language, by its tag, each device chooses its language in the settings, or none. Before
   * that, a device shows the language of the portal, if you have names in it.
   *
   * @defaultValue no second names
   * @example
   * ```tsx
   * <VendorPortal host="/api" dishNames={(id) => tamilNames[id]} />
   * <VendorPortal host="/api" dishNames={{ ta: (id) => tamil[id], bn: (id) => bengali[id] }} />
   * ```
   */
  dishNames?: DishNames;
  /**
   * The country that the marketplace works in: its phone numbers, currency and verifications, and the country of the
   * address search. A missing or invalid part is replaced by that of India and reported with kind `config`. Number
   * formats depend on `locale`.
   *
   * @defaultValue India: +91 and 10 digits, INR, all four verifications
   * @example
   * ```tsx
   * <VendorPortal
   *   host="/api"
   *   locale="en-AE"
   *   timeZone="Asia/Dubai"
   *   region={{ country: 'AE', phone: { prefix: '+971', digits: 9 }, currency: 'AED', kyc: ['bank'] }}
   * />
   * ```
   */
  region?: Region;
  /**
   * The one-time code of the sign-in. A length that is not supported is replaced by 4 and reported with kind `config`.
   *
   * @defaultValue 4 digits
   * @example
   * ```tsx
   * <VendorPortal host="/api" code={{ length: 6 }} />
   * ```
   */
  code?: CodeOptions;
  /**
   * Headers, cookies and `fetch` of the portal's calls to `host`; read again at every call. A header
   * that is refused is left out and reported to `onError` once, with kind `config`.
   *
   * @example
   * ```tsx
   * <VendorPortal host="/api" request={{ headers: { 'X-Tenant': 'saffron' } }} />
   * ```
   */
  request?: RequestOptions;
  /**
   * Functions for the calls in which the backend differs from the contract, written with `vendor-portal/backend`; all
   * other calls follow the contract. Read again at every call, so an inline object is fine. A function that throws
   * anything but `Refused`, or returns what cannot be used, fails its call and is reported to `onError` with kind
   * `bad-response`. A value that is not an object of functions is ignored and reported with kind `config`. See
   * `docs/backend.md`.
   *
   * @defaultValue none: every call follows the contract
   */
  backend?: Backend;
  /**
   * Optional features of the backend, as listed in `docs/capabilities.md`. For a feature that is not listed, the portal
   * shows no control and makes no call. A changed list is applied at once. An unknown name is ignored and reported with
   * kind `config`. For a backend that sorts and filters the history by some columns only, pass an object
   * (`HistoryPagesEntry`).
   *
   * @defaultValue none
   * @example
   * ```tsx
   * <VendorPortal
   *   host="/api"
   *   capabilities={['idempotency', { name: 'history.pages', sorts: ['total'], filters: ['status', 'period'] }]}
   * />
   * ```
   */
  capabilities?: readonly CapabilityEntry[];
  /**
   * Provides the session of a vendor who is already signed in to the host. Called when the portal
   * starts, and once when the backend refuses the token; the refused calls are then repeated with
   * the new token. The portal shows no sign-in of its own.
   *
   * Resolve with `null` when nobody is signed in: the session ends with `onSignOut('expired')`. A
   * rejection, or no answer within 30 seconds, is reported to `onError` with kind `unauthorized`;
   * an invalid value with kind `config`. In both cases the vendor can try again. The session is
   * held in memory only, `storage` is not used, and `onSignIn` is not called. See
   * `docs/session-handover.md`.
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
  /** Called after each navigation with the path below `basename` and the title of the screen. */
  onNavigate?(to: { path: string; title: string }): void;
  /**
   * Called with `true` when a form of the portal has unsaved changes, and with `false` when they are saved or
   * discarded, or when the portal unmounts. Inside the portal the vendor is asked before leaving; ask in the same way
   * before a link of yours unmounts the portal.
   *
   * @example
   * ```tsx
   * <VendorPortal host="/api" onUnsavedChanges={(dirty) => setMenuLocked(dirty)} />
   * ```
   */
  onUnsavedChanges?(dirty: boolean): void;
  onError?(error: PortalError): void;
  onEvent?(event: PortalEvent): void;
  /**
   * Receives the portal's log entries: names and numbers, no personal data.
   *
   * @defaultValue the console, from level `warn`
   */
  logger?: Logger;
}
