import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CatalogueFile {
  /** The key of the catalogue in the `messages` prop. */
  name: string;
  file: string;
  texts: Record<string, string>;
}

/** The folder of each catalogue, by its name. A name is public: it does not change when its folder does. */
const FOLDERS = {
  account: 'features/account',
  alerts: 'features/alerts',
  amount: 'core/amount',
  auth: 'features/auth',
  availability: 'features/availability',
  dashboard: 'features/dashboard',
  dishNames: 'ui/patterns/dish-names',
  history: 'features/history',
  insights: 'features/insights',
  insightsIssues: 'features/insights/issues',
  issues: 'core/orders/issues',
  issuesScreen: 'features/issues',
  issuesSigns: 'features/issues/signs',
  kyc: 'features/kyc',
  language: 'ui/patterns/language',
  legal: 'features/legal',
  menu: 'core/menu',
  menuCategories: 'features/menu/categories',
  menuCrop: 'features/menu-form/crop',
  menuCsv: 'features/menu-file',
  menuEdit: 'core/menu/fields',
  menuEditCopy: 'features/menu-form/copy',
  menuEditPreview: 'features/menu-form/preview',
  menuPictures: 'features/pictures',
  menuPrices: 'features/prices',
  menuRuns: 'features/runs',
  menuStock: 'features/stock',
  offers: 'features/offers',
  orders: 'features/orders',
  ordersBoardShortcuts: 'features/orders/board/shortcuts',
  ordersDetail: 'features/orders/detail',
  ordersDevice: 'features/device',
  ordersDeviceCoach: 'features/device/coach',
  ordersKitchen: 'features/kitchen',
  ordersKitchenStations: 'features/kitchen/stations',
  ordersKitchenStrikes: 'features/kitchen/strikes',
  ordersLiveAlarm: 'features/orders/live/alarm',
  ordersReady: 'features/kitchen/ready',
  ordersSearch: 'features/orders/search',
  ordersStatus: 'features/orders/status',
  ordersWork: 'core/orders/work',
  payments: 'features/payments',
  paymentsComparison: 'features/payouts/comparison',
  paymentsLines: 'core/payouts',
  paymentsCycle: 'features/payouts/cycle',
  paymentsDeductions: 'features/payouts/deductions',
  paymentsEstimate: 'features/payouts/estimate',
  paymentsMonth: 'features/payouts/month',
  payouts: 'features/payouts',
  permissions: 'core/permissions',
  portal: 'portal',
  portalDiagnostics: 'portal/diagnostics',
  printing: 'features/printing',
  printingButton: 'features/printing/button',
  proof: 'features/proof',
  ratings: 'features/ratings',
  region: 'core/region',
  restaurant: 'features/restaurant',
  shift: 'features/shift',
  state: 'core/state',
  team: 'features/team',
  timings: 'features/timings',
  timingsSpecial: 'features/timings/special',
  ui: 'ui',
  uiOrders: 'ui/orders',
  uiPatternsExport: 'ui/patterns/export',
  uiPatternsFilters: 'ui/patterns/filters',
  uiPatternsHost: 'ui/patterns/host',
  uiPatternsPeriod: 'ui/patterns/period',
  uiPatternsReorder: 'ui/patterns/reorder',
  voice: 'ui/orders/voice',
};

const names = new Map(Object.entries(FOLDERS).map(([name, folder]) => [folder, name]));

/** The catalogue's key in the `messages` prop: `ordersStatus` for `src/features/orders/status/messages.en.json`. */
export function catalogueName(file: string): string {
  const folder = file.slice(file.lastIndexOf('/src/') + 5).replace(/\/?[^/]*$/, '');
  const name = names.get(folder);
  if (!name) throw new Error(`build/catalogues.ts has no catalogue in src/${folder}`);
  return name;
}

/** The catalogues of a language, sorted by name. */
export function readCatalogues(root: string, language: string): CatalogueFile[] {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith(`/messages.${language}.json`));
  const catalogues = files.map((path) => {
    const file = join(root, 'src', path);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return { name: catalogueName(file), file, texts };
  });
  return catalogues.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
