import type { Locator, Page } from '@playwright/test';

/** The path of each row of the menu, and the title of its screen (A2). Insights is an addition to the specification. */
export const MENU = [
  ['Orders', '/orders', 'Orders'],
  ['Team Members', '/team', 'Team Members'],
  ['Food Menu', '/food-menu', 'Food Menu'],
  ['Restaurant Profile', '/outlet/restaurant-profile', 'Restaurant Profile'],
  ['Order History', '/outlet/order-history', 'Order History'],
  ['Insights', '/insights', 'Insights'],
  ['Rating', '/outlet/rating', 'Rating'],
  ['Payment Logs', '/outlet/payment-logs', 'Payment Logs'],
  ['Offers', '/offers', 'Offers'],
  ['Timing', '/timings', 'Timing'],
  ['KYC Documents', '/kyc-documents', 'KYC Documents'],
  ['Pending Payouts', '/pending-payouts', 'Past Cycles'],
  ['Settings', '/setting/manage-profile', 'Manage Profile'],
] as const;

/** Finds the visible menu, in the sidebar or in the drawer. */
export function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main menu' });
}

export function menuLink(page: Page, name: string): Locator {
  return menuOf(page).getByRole('link', { name, exact: true });
}

/** Finds the sidebar, whose rows are a list, where the menu of each width is rendered because there is no layout. */
export function sidebarOf(page: Page): Locator {
  return menuOf(page).filter({ has: page.getByRole('list') });
}

export function sidebarLink(page: Page, name: string): Locator {
  return sidebarOf(page).getByRole('link', { name, exact: true });
}

/** Finds the row "Orders", which may have the number of new orders. */
export function ordersLink(page: Page): Locator {
  return menuOf(page).getByRole('link', { name: /^Orders(\s\d+ new orders?)?$/ });
}

/** Opens the menu of a phone. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
}

/** Signs out through the menu and waits for the URL of the landing page. */
export async function signOut(page: Page): Promise<void> {
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
}
