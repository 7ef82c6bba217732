interface ChunkGroup {
  name: string;
  /** Patterns of paths in `src/`, without extensions. The modules that they import go into the chunk too. */
  modules: readonly string[];
  /** Patterns of modules outside of `src/`. */
  others?: readonly string[];
}

/**
 * The chunks of the library. Order matters: a module that two groups import goes into the first. A screen without a
 * group gets its own chunk.
 */
const GROUPS: readonly ChunkGroup[] = [
  {
    // The part of `core/push` that the Firebase entry needs, because this entry must load no other chunk.
    name: 'portal',
    modules: [
      'portal/VendorPortal',
      // `vendor-portal/ui` uses these two modules and must load no other chunk.
      'core/extend/usePortal',
      'ui/kit/kitClasses',
      // Shared by the code dialog and the signed-in screens, which must not wait for that dialog.
      'ui/primitives/Button',
      'adapters/push/(noopPush|serverSentEventsPush)',
      'core/push/(?!wire)\\w+',
      // What code that is loaded later shares with the first screen.
      'core/(async/yieldToMain|dom/focusedBeside)',
    ],
    others: ['/src/ui/messages\\.en\\.json'],
  },
  { name: 'code-dialog', modules: ['features/auth/components/CodeDialog'] },
  {
    // The layout, and the modules that it shares with the first screens, the board and the dashboard. This chunk must
    // not import a form or table library.
    name: 'signed-in',
    modules: [
      'portal/(guards/SignedIn|layout/AppLayout)',
      'features/availability/components/AvailabilitySlot',
      'features/orders/status/(OrderActions|OrderQuestionDialog|orderGate)',
      'core/(orders/(alarm/useSound|orderIds|preparation|shortNumbers|urgency)|restaurant/queries)',
      'ui/theme/iconWhenNarrow',
      'core/(dom/isComposing|format/uniqueKeys|navigation/useAheadOfUrl)',
      'ui/orders/(OrderItems|OrderStatusChip|useUrgency)',
      'ui/primitives/(DietMark|EdgeBar|Skeleton|StatusChip)',
      'ui/primitives/layout/(ScreenLayout|Tabs)',
      'ui/primitives/overlay/Menu',
      'ui/patterns/host/(HostBoundary|HostMenu|Slot|hostParts)',
      'ui/patterns/(Page|QueryView|Toolbar|list/(useIsWide|useNearEnd))',
    ],
    others: ['lucide-react/.+/clock'],
  },
  {
    // What kitchen mode shares with the alarm and other code that is loaded later. One request: small ones cost a slow
    // phone more than their bytes.
    name: 'live',
    modules: [
      'core/(extremes|orders/alarm/(outage|ringing)|tabs/(heartbeat|withLiveLock)|format/timeLeft)',
      '(core/orders/proof/unsent|features/(issues/lazyIssues|proof/(lazyProof|unsent)))',
      'core/orders/(strikes/\\w+|work/(inWork|leftHere|lineKeys|marks|useMarkWords))',
      'core/clock/everySecond',
    ],
    others: ['lucide-react/.+/(bell-(off|ring)|chevron-(left|right)|list-ordered)'],
  },
  {
    // What the first screens do not need for their first paint; all of it is loaded after it.
    name: 'after-paint',
    modules: [
      'features/orders/(live/(alarm/Alarm|Unfinished)|status/(OrderQuestion|mutations))',
      'portal/(layout/navigation/Drawer|pages/LogoutPage)',
      'features/shift/(public|Shift)',
      'ui/primitives/form/ChoiceGroup',
      'ui/primitives/overlay/(ConfirmDialog|Dialog|MenuList)',
      'ui/patterns/(FormDialog|toast/(MessageLogDialog|ToastRegion))',
    ],
  },
  // What screens search, compare and measure with. The board loads it with its search.
  { name: 'texts', modules: ['(core/text/\\w+|ui/useBoxSize)'] },
  { name: 'alerts', modules: ['features/alerts/public', 'core/dom/trustedTypes'] },
  {
    // Loaded after the first paint. The one tap reads what the shift has read.
    name: 'shift',
    modules: [
      'features/orders/status/accept/OneTap(Button|Offer)',
      'features/shift/ShiftFacts',
      'features/orders/live/answerWatchers',
      'core/orders/history/(limits|newestRows|todayQueries)',
      'core/restaurant/timings/(openings|queries)',
    ],
  },
  {
    // The dashboard shows an order as its page and printing do.
    name: 'dashboard',
    modules: [
      'features/dashboard/pages/DashboardPage',
      'features/orders/status/OrderActionBar',
      'core/orders/live/detailQueries',
      'ui/orders/useOrderFacts',
      'ui/primitives/layout/DescriptionList',
    ],
  },
  // Shared by the history's first request and the tables, which must not load each other.
  { name: 'list-url', modules: ['ui/patterns/table/listUrl'] },
  { name: 'history-data', modules: ['features/history/public'] },
  {
    // Modules that only the other screens share, so that the first screens do not wait for them.
    name: 'shared',
    modules: [
      'features/orders/board/shortcuts/ShortcutSetting',
      'core/(async/inSlices|format/zone|permissions/catalogue)',
      'core/state/(isDeleted|isSaved|mutationAtom|parseStored|use\\w+)',
      'ui/orders/(PaymentBadge|useTotalsNote)',
      'ui/primitives/(?:\\w+/)?(?!DateInput|TimeInput)\\w+',
      'ui/patterns/(Picture|export/(ExportButton|daySpan)|filters/FiltersDialog)',
    ],
    others: ['lucide-react/.+/(pencil|plus|trash)'],
  },
  {
    // The code for pages and slots of the host.
    name: 'extend',
    modules: [
      'portal/extend/(HostOutlet|HostScreen|checkPages)',
      'portal/isolation/shadowStyles',
      'ui/patterns/host/HostSlot',
    ],
  },
  {
    // The code for columns, actions and fields of the host.
    name: 'host-parts',
    modules: ['ui/patterns/host/parts/\\w+'],
  },
  {
    name: 'diagnostics',
    modules: ['portal/diagnostics/(ConfigPanel|FindingsPanel|page/watchHeight)'],
  },
  {
    name: 'tables',
    modules: [
      'ui/patterns/(table/(DataTable|FilterBar|useListView)|list/ListEmpty|filters/FilterControls)',
    ],
  },
  {
    // Shared by the history and the insights; their dialogs load the calendar.
    name: 'period',
    modules: ['ui/patterns/period/PeriodSelect'],
  },
  {
    name: 'forms',
    modules: [
      'core/forms/\\w+',
      'core/uploads/preparePicture',
      'ui/primitives/form/(Date|Time)Input',
      'ui/patterns/(FormField|TextField|fields/\\w+)',
    ],
  },
  // Loaded with the first call of a portal with `backend`.
  { name: 'mapping', modules: ['core/api/backend/(callMapping|mapped\\w+)'] },
  {
    // What the kitchen needs of the menu and shares with printing, so that a kitchen does not load the menu's screens.
    name: 'stations',
    modules: [
      'core/(extend/(dishLanguage|secondName)|format/wrapWords|orders/stations/(state|stations))',
      'core/menu/stationQueries',
    ],
  },
  {
    name: 'menu',
    modules: [
      '(core/menu/categoryNames|features/(menu/pages/(Menu|Item)|menu-form/pages/AddProduct)Page)',
    ],
  },
  {
    name: 'kyc',
    modules: [
      'portal/(layout/OnboardingLayout|pages/KycSubmittedScreen)',
      'features/kyc/pages/KycListPage',
    ],
  },
  {
    // The page of an order and the payment pages share this chunk.
    name: 'payout-estimate',
    modules: ['features/payouts/estimate/OrderEstimate'],
  },
  {
    name: 'payments',
    modules: ['features/(payments/pages/PaymentLogs|payouts/pages/Payouts)Page'],
  },
  { name: 'team', modules: ['features/team/pages/\\w+'] },
  // The dashboard loads it for its cards.
  { name: 'orders', modules: ['features/orders/(pages/OrdersPage|board/OrderCards)'] },
  { name: 'printing', modules: ['features/printing/center/PrintCenter'] },
  // This chunk is loaded only for adapters that call `escpos`.
  { name: 'escpos', modules: ['features/printing/escpos/encodeDocument'] },
];

const toGroup = ({ name, modules, others = [] }: ChunkGroup) => ({
  name,
  test: new RegExp([`/src/(?:${modules.join('|')})\\.tsx?$`, ...others].join('|')),
});

export const chunkGroups = GROUPS.map(toGroup);
