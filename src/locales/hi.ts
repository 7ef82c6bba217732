import amount from '../core/amount/messages.hi.json';
import type { PartialMessages } from '../core/contracts';
import menuEdit from '../core/menu/fields/messages.hi.json';
import menu from '../core/menu/messages.hi.json';
import issues from '../core/orders/issues/messages.hi.json';
import ordersWork from '../core/orders/work/messages.hi.json';
import paymentsLines from '../core/payouts/messages.hi.json';
import permissions from '../core/permissions/messages.hi.json';
import region from '../core/region/messages.hi.json';
import state from '../core/state/messages.hi.json';
import account from '../features/account/messages.hi.json';
import alerts from '../features/alerts/messages.hi.json';
import auth from '../features/auth/messages.hi.json';
import availability from '../features/availability/messages.hi.json';
import dashboard from '../features/dashboard/messages.hi.json';
import ordersDeviceCoach from '../features/device/coach/messages.hi.json';
import ordersDevice from '../features/device/messages.hi.json';
import history from '../features/history/messages.hi.json';
import insightsIssues from '../features/insights/issues/messages.hi.json';
import insights from '../features/insights/messages.hi.json';
import issuesScreen from '../features/issues/messages.hi.json';
import issuesSigns from '../features/issues/signs/messages.hi.json';
import ordersKitchen from '../features/kitchen/messages.hi.json';
import ordersReady from '../features/kitchen/ready/messages.hi.json';
import ordersKitchenStations from '../features/kitchen/stations/messages.hi.json';
import ordersKitchenStrikes from '../features/kitchen/strikes/messages.hi.json';
import kyc from '../features/kyc/messages.hi.json';
import legal from '../features/legal/messages.hi.json';
import menuCategories from '../features/menu/categories/messages.hi.json';
import menuCsv from '../features/menu-file/messages.hi.json';
import menuEditCopy from '../features/menu-form/copy/messages.hi.json';
import menuCrop from '../features/menu-form/crop/messages.hi.json';
import menuEditPreview from '../features/menu-form/preview/messages.hi.json';
import offers from '../features/offers/messages.hi.json';
import ordersBoardShortcuts from '../features/orders/board/shortcuts/messages.hi.json';
import ordersDetail from '../features/orders/detail/messages.hi.json';
import ordersLiveAlarm from '../features/orders/live/alarm/messages.hi.json';
import orders from '../features/orders/messages.hi.json';
import ordersSearch from '../features/orders/search/messages.hi.json';
import ordersStatus from '../features/orders/status/messages.hi.json';
import payments from '../features/payments/messages.hi.json';
import paymentsComparison from '../features/payouts/comparison/messages.hi.json';
import paymentsCycle from '../features/payouts/cycle/messages.hi.json';
import paymentsDeductions from '../features/payouts/deductions/messages.hi.json';
import paymentsEstimate from '../features/payouts/estimate/messages.hi.json';
import payouts from '../features/payouts/messages.hi.json';
import paymentsMonth from '../features/payouts/month/messages.hi.json';
import menuPictures from '../features/pictures/messages.hi.json';
import menuPrices from '../features/prices/messages.hi.json';
import printingButton from '../features/printing/button/messages.hi.json';
import printing from '../features/printing/messages.hi.json';
import proof from '../features/proof/messages.hi.json';
import ratings from '../features/ratings/messages.hi.json';
import restaurant from '../features/restaurant/messages.hi.json';
import menuRuns from '../features/runs/messages.hi.json';
import shift from '../features/shift/messages.hi.json';
import menuStock from '../features/stock/messages.hi.json';
import team from '../features/team/messages.hi.json';
import timings from '../features/timings/messages.hi.json';
import timingsSpecial from '../features/timings/special/messages.hi.json';
import portalDiagnostics from '../portal/diagnostics/messages.hi.json';
import portal from '../portal/messages.hi.json';
import ui from '../ui/messages.hi.json';
import uiOrders from '../ui/orders/messages.hi.json';
import voice from '../ui/orders/voice/messages.hi.json';
import dishNames from '../ui/patterns/dish-names/messages.hi.json';
import uiPatternsExport from '../ui/patterns/export/messages.hi.json';
import uiPatternsFilters from '../ui/patterns/filters/messages.hi.json';
import uiPatternsHost from '../ui/patterns/host/messages.hi.json';
import language from '../ui/patterns/language/messages.hi.json';
import uiPatternsPeriod from '../ui/patterns/period/messages.hi.json';
import uiPatternsReorder from '../ui/patterns/reorder/messages.hi.json';

/**
 * All texts of the portal in Hindi, precompiled. Combine the pack with `locale="hi-IN"`.
 *
 * @example
 * ```tsx
 * import { hindi } from 'vendor-portal/locales/hi';
 *
 * <VendorPortal host="/api" locale="hi-IN" messages={hindi} />
 * ```
 * @public
 */
export const hindi: Required<PartialMessages> = {
  amount,
  permissions,
  region,
  state,
  account,
  alerts,
  auth,
  availability,
  dashboard,
  dishNames,
  history,
  insights,
  insightsIssues,
  issues,
  issuesScreen,
  issuesSigns,
  kyc,
  language,
  legal,
  menuCategories,
  menuCrop,
  menuCsv,
  menuEdit,
  menuEditCopy,
  menuEditPreview,
  menuPictures,
  menuRuns,
  menuPrices,
  menuStock,
  menu,
  offers,
  ordersDetail,
  ordersSearch,
  ordersStatus,
  ordersDevice,
  ordersDeviceCoach,
  ordersLiveAlarm,
  ordersKitchen,
  ordersKitchenStations,
  ordersKitchenStrikes,
  ordersReady,
  ordersWork,
  orders,
  ordersBoardShortcuts,
  paymentsComparison,
  paymentsLines,
  paymentsCycle,
  paymentsDeductions,
  paymentsEstimate,
  paymentsMonth,
  payouts,
  payments,
  printingButton,
  printing,
  proof,
  ratings,
  restaurant,
  team,
  timingsSpecial,
  timings,
  portalDiagnostics,
  shift,
  portal,
  ui,
  uiOrders,
  uiPatternsExport,
  uiPatternsFilters,
  uiPatternsHost,
  uiPatternsPeriod,
  uiPatternsReorder,
  voice,
};
