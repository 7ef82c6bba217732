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
      'adapters/push/(noopPush|serverSentEventsPush)',
      'core/push/(?!wire)\\w+',
    ],
  },
  { name: 'code-dialog', modules: ['features/auth/components/CodeDialog'] },
  {
    // The layout, and the modules that it shares with the first screens, the board and the dashboard. This chunk must
    // not import a form or table library.
    name: 'signed-in',
    modules: [
      'portal/(guards/SignedIn|layout/AppLayout|pages/LogoutPage)',
      'features/(alerts/public|availability/components/AvailabilitySlot)',
      'core/orders/(orderIds|live/detailQueries)',
      'core/(api/readRows|dom/trustedTypes|format/timeLeft|navigation/use(AheadOfUrl|UnsavedChanges))',
      'ui/orders/(OrderItems|OrderStatusChip|useOrderFacts)',
      'ui/primitives/(Button|ButtonLink|DietMark|IconButton|Skeleton|StatusChip|isRepeatedClick)',
      'ui/primitives/form/ChoiceGroup',
      'ui/primitives/layout/(Card|DescriptionList|Layout|Tabs|Text)',
      'ui/primitives/overlay/(ConfirmDialog|Dialog|Menu)',
      'ui/patterns/(FormDialog|Page|QueryView|list/(uniqueKeys|useNearEnd)|toast/ToastRegion)',
    ],
    others: ['lucide-react/.+/clock'],
  },
  {
    // Modules that only the other screens share, so that the first screens do not wait for them.
    name: 'shared',
    modules: [
      'features/orders/board/shortcuts/ShortcutSetting',
      'core/(async/inSlices|format/zone)',
      'core/state/(isDeleted|isSaved|mutationAtom|parseStored|use\\w+)',
      'ui/orders/(PaymentBadge|useTotalsNote)',
      'ui/primitives/(?:\\w+/)?(?!DateInput|TimeInput)\\w+',
      'ui/patterns/(Picture|export/(ExportButton|daySpan))',
    ],
    others: ['lucide-react/.+/(pencil|plus|trash)'],
  },
  {
    // The code for pages and slots of the host.
    name: 'extend',
    modules: ['portal/extend/(HostOutlet|HostScreen|checkPages)', 'ui/patterns/host/HostSlot'],
  },
  {
    name: 'diagnostics',
    modules: ['portal/diagnostics/(ConfigPanel|FindingsPanel)'],
  },
  {
    name: 'tables',
    modules: ['ui/patterns/(table/(DataTable|FilterBar|useListView)|list/ListEmpty)'],
  },
  {
    name: 'forms',
    modules: [
      'core/forms/\\w+',
      'core/uploads/preparePicture',
      'ui/primitives/form/(Date|Time)Input',
      'ui/patterns/(FormField|TextField|FilePicker|useDrop)',
    ],
  },
  { name: 'menu', modules: ['features/menu/pages/(Menu|Item|AddProduct)Page'] },
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
    modules: ['features/payments/estimate/OrderEstimate'],
  },
  { name: 'payments', modules: ['features/payments/pages/(PaymentLogs|Payouts)Page'] },
  { name: 'team', modules: ['features/team/pages/\\w+'] },
  { name: 'orders', modules: ['features/orders/pages/OrdersPage'] },
  { name: 'printing', modules: ['features/printing/center/PrintCenter'] },
  // This chunk is loaded only for adapters that call `escpos`.
  { name: 'escpos', modules: ['features/printing/escpos/encodeDocument'] },
];

const toGroup = ({ name, modules, others = [] }: ChunkGroup) => ({
  name,
  test: new RegExp([`/src/(?:${modules.join('|')})\\.tsx?$`, ...others].join('|')),
});

export const chunkGroups = GROUPS.map(toGroup);
