interface ChunkGroup {
  name: string;
  /** Patterns of paths in `src/`, without extensions. Their imports go into the chunk too. */
  modules: readonly string[];
  /** Patterns of modules outside of `src/`. */
  others?: readonly string[];
}

/**
 * The chunks of the library. Order matters: a module that two groups import goes into the first. A
 * screen without a group is its own chunk.
 */
const GROUPS: readonly ChunkGroup[] = [
  {
    // All of `core/push`: the Firebase entry shares this chunk and must load no other.
    name: 'portal',
    modules: [
      'portal/VendorPortal',
      // Used by `vendor-portal/ui`, which must load no other chunk.
      'core/extend/usePortal',
      'ui/kit/kitClasses',
      'adapters/push/(noopPush|serverSentEventsPush)',
      'core/push/\\w+',
    ],
  },
  { name: 'code-dialog', modules: ['features/auth/components/CodeDialog'] },
  {
    // The layout and modules that many screens share. Must not import a form or table library.
    name: 'signed-in',
    modules: [
      'portal/(guards/SignedIn|layout/(App|Onboarding)Layout|pages/LogoutPage)',
      'features/alerts/public',
      'features/orders/(live/alarm/SoundSettings|detail/(PaymentBadge|queries))',
      'features/orders/facts/(OrderItems|OrderStatusChip|orderIds|useOrderFacts)',
      'core/(api/readRows|constants)',
      'core/\\w+/(useUnsavedChanges|useWrite|mutationAtom|useListSwitch|trustedTypes)',
      'ui/primitives/(?:\\w+/)?(?!DateInput|TimeInput)\\w+',
      'ui/patterns/(Page|Picture|QueryView|list/uniqueKeys|toast/ToastRegion)',
    ],
    others: ['lucide-react/.+/(clock|pencil|plus|trash)'],
  },
  {
    // Pages and slots of the host.
    name: 'extend',
    modules: ['portal/extend/(HostOutlet|HostScreen|checkPages)', 'ui/patterns/host/HostSlot'],
  },
  {
    name: 'diagnostics',
    modules: ['portal/diagnostics/(\\w+Diagnostic|FindingsPanel)'],
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
      'ui/patterns/(FormField|FilePicker|useDrop)',
    ],
  },
  { name: 'menu', modules: ['features/menu/pages/(Menu|Item|AddProduct)Page'] },
  { name: 'kyc', modules: ['features/kyc/pages/KycListPage', 'portal/pages/KycSubmittedScreen'] },
  { name: 'payments', modules: ['features/payments/pages/\\w+'] },
  { name: 'team', modules: ['features/team/pages/\\w+'] },
  { name: 'orders', modules: ['features/orders/pages/OrdersPage'] },
  { name: 'printing', modules: ['features/printing/center/PrintCenter'] },
  // Only for adapters that ask for bytes.
  { name: 'escpos', modules: ['features/printing/escpos/encodeDocument'] },
];

const toGroup = ({ name, modules, others = [] }: ChunkGroup) => ({
  name,
  test: new RegExp([`/src/(?:${modules.join('|')})\\.tsx?$`, ...others].join('|')),
});

export const chunkGroups = GROUPS.map(toGroup);
