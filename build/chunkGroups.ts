interface ChunkGroup {
  name: string;
  /** Patterns of modules, from `src/` and without endings. What they import goes into the chunk too. */
  modules: readonly string[];
  /** Patterns of modules outside of `src/`. */
  others?: readonly string[];
}

/**
 * The scripts of the portal. The order matters: a module that two groups import goes into the first
 * of them. A screen without a group is a chunk of its own.
 */
const GROUPS: readonly ChunkGroup[] = [
  {
    // All of `core/push`: the Firebase entry shares it, and must load no other chunk.
    name: 'portal',
    modules: [
      'portal/VendorPortal',
      'adapters/push/(noopPush|serverSentEventsPush)',
      'core/push/\\w+',
    ],
  },
  { name: 'code-dialog', modules: ['features/auth/components/CodeDialog'] },
  {
    // The frame, and what many screens share. Nothing here imports a form or table library.
    name: 'signed-in',
    modules: [
      'portal/(guards/SignedIn|layout/(App|Onboarding)Layout|pages/LogoutPage)',
      'features/alerts/public',
      'features/orders/(alarm/SoundSettings|detail/(PaymentBadge|queries)|facts/useOrderFacts|orderLinkId|rowKeys)',
      'features/orders/(components/(OrderItems|OrderStatusChip)|useStatusLabel)',
      'core/(api/readRows|constants)',
      'core/\\w+/(useUnsavedChanges|useWrite|mutationAtom|useListSwitch|trustedTypes)',
      'ui/primitives/(?!DateInput|TimeInput)\\w+',
      'ui/patterns/(Page|Picture|QueryView|ToastRegion)',
    ],
    others: ['lucide-react/.+/(clock|pencil|plus|trash)'],
  },
  { name: 'tables', modules: ['ui/patterns/(DataTable|FilterBar|ListEmpty|useListView)'] },
  {
    name: 'forms',
    modules: [
      'core/forms/\\w+',
      'core/uploads/preparePicture',
      'ui/primitives/(Date|Time)Input',
      'ui/patterns/(FormField|FilePicker|useDrop)',
    ],
  },
  { name: 'menu', modules: ['features/menu/pages/(Menu|Item|AddProduct)Page'] },
  { name: 'kyc', modules: ['features/kyc/pages/KycListPage', 'portal/pages/KycSubmittedScreen'] },
  { name: 'payments', modules: ['features/payments/pages/\\w+'] },
  { name: 'team', modules: ['features/team/pages/\\w+'] },
  { name: 'orders', modules: ['features/orders/pages/OrdersPage'] },
];

const toGroup = ({ name, modules, others = [] }: ChunkGroup) => ({
  name,
  test: new RegExp([`/src/(?:${modules.join('|')})\\.tsx?$`, ...others].join('|')),
});

export const chunkGroups = GROUPS.map(toGroup);
