import type { Page } from '@playwright/test';

/** A screen, or what is opened on it. */
export interface View {
  /** `:order`, `:item` and `:cycle` are those of the vendor. */
  path: string;
  /** What is opened, and how, in English. */
  name?: string;
  open?: (page: Page) => Promise<void>;
}

/** Presses the first button or menu item of each name. */
function opened(path: string, name: string, ...names: readonly (string | RegExp)[]): View {
  return {
    path,
    name,
    async open(page) {
      for (const each of names) {
        const button = page.getByRole('button', { name: each });
        await button
          .or(page.getByRole('menuitem', { name: each }))
          .first()
          .click();
      }
    },
  };
}

const MONTH = new Date().toISOString().slice(0, 7);

/** The screens that need no session. */
export const GUEST_VIEWS: readonly View[] = [
  { path: '/' },
  opened('/', 'with an error', 'Sign In'),
  { path: '/register' },
  opened('/register', 'with errors', 'Create Account'),
];

/** The screens of a vendor who has not completed KYC. */
export const APPLICANT_VIEWS: readonly View[] = [
  { path: '/vendor-kyc' },
  { path: '/vendor-kyc/kyc-detail?type=bank' },
  { path: '/kyc-submitted' },
];

/** The screens of a vendor, and the dialogs, menus and errors that are easy to open. */
export const VENDOR_VIEWS: Readonly<Record<string, readonly View[]>> = {
  orders: [
    { path: '/dashboard' },
    { path: '/orders' },
    opened('/orders', 'accept', /^Accept, order/),
    opened('/orders', 'reject', /^Reject, order/),
    opened('/orders', 'search', 'Search'),
    opened('/orders', 'printing', 'Printing'),
    opened('/orders', 'menu', 'More actions'),
    opened('/orders', 'shift', /^Shift/),
    opened('/orders', 'messages', 'Messages'),
    { path: '/orders?tab=cooking' },
    { path: '/orders?tab=packing_processing' },
    { path: '/orders/view-order/:order' },
    { path: '/orders/issues' },
    opened('/orders/issues', 'accept', /^Accept/),
    opened('/orders/issues', 'refuse', /^Refuse/),
    { path: '/orders?view=kitchen' },
    opened('/orders?view=kitchen', 'settings', 'Settings'),
    { path: '/orders?view=ready' },
  ],
  money: [
    { path: '/outlet/order-history' },
    opened('/outlet/order-history', 'filters', 'Filters'),
    { path: '/insights' },
    { path: '/outlet/rating' },
    { path: '/outlet/payment-logs' },
    { path: '/pending-payouts' },
    { path: `/pending-payouts/month/${MONTH}` },
    { path: ':cycle' },
    { path: ':cycle/deductions' },
    { path: ':cycle/statement' },
  ],
  menu: [
    { path: '/food-menu' },
    opened('/food-menu', 'menu', 'More actions'),
    { path: '/food-menu/add-product' },
    opened('/food-menu/add-product', 'with errors', /^Save/),
    { path: '/food-menu/prices' },
    opened('/food-menu/prices', 'change', 'Change prices'),
    { path: '/food-menu/categories' },
    { path: '/food-item/:item' },
    { path: '/food-item/edit?itemId=:item' },
    { path: '/offers' },
  ],
  settings: [
    { path: '/outlet/restaurant-profile' },
    { path: '/team' },
    opened('/team', 'quick add', 'More actions', /^Quick add/),
    { path: '/team/add-team-member' },
    opened('/team/add-team-member', 'with errors', 'Submit'),
    { path: '/timings' },
    opened('/timings', 'slot', /^Edit/),
    opened('/timings', 'special day', /^Add special/),
    { path: '/kyc-documents' },
    { path: '/kyc-documents/kyc-detail?type=bank' },
    { path: '/kyc-documents/kyc-detail?type=fssai' },
    { path: '/kyc-documents/kyc-detail?type=gst' },
    { path: '/kyc-documents/kyc-detail?type=pan' },
    { path: '/setting/manage-profile' },
    { path: '/terms-and-conditions' },
    { path: '/privacy-policy' },
    { path: '/open-source-library' },
    { path: '/nowhere' },
  ],
};
