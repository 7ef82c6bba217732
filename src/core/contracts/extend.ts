export type { ScreenName } from '../navigation/screenTable';

import type { ComponentType, ReactNode } from 'react';
import type { OrderStatus } from '../orders/statuses';
import type { Permission } from '../permissions/permissions';
import type { Extra } from './extra';
import type { TokenHeader } from './request';

/** A permission of a team member, as the backend names it. @public */
export type Right = Permission;

/** A row of the portal's menu. @public */
export interface NavigationEntry {
  /** The id of the row, unique in the menu. */
  id: string;
  /** The text of the row. */
  label: string;
  /** A path below `basename`, beginning with one `/`, or an absolute http(s) URL, which becomes a plain link. */
  to: string;
  /** The icon, shown at 20 px. Without an icon, the narrow menu shows the first letter of the label. */
  icon?: ReactNode;
  /** Makes the row an expandable group, whose `to` is not used. */
  children?: readonly NavigationEntry[];
}

/** One line of an order. @public */
export interface OrderSummaryItem {
  name: string;
  /** The variant, such as `Half`; `''` if the item has none. */
  variant: string;
  quantity: number;
  /** Unit price; `null` if the backend sent no number. */
  price: number | null;
  /** The customer's note about this item, or `''`. */
  instructions: string;
}

/** The order that a slot receives: plain values, without the customer's personal data. @public */
export interface OrderSummary {
  /** The `_id` from the backend. */
  id: string;
  /** The order number that people see. */
  number: string;
  /** `'unknown'` is a status that the portal does not know. */
  status: OrderStatus | 'unknown';
  /** ISO 8601 in UTC, or `''`. */
  placedAt: string;
  items: readonly OrderSummaryItem[];
  /** Sum before discounts, fees and tax. */
  subtotal: number | null;
  /** The amount that the customer pays. */
  total: number | null;
  paymentStatus: string;
  paymentMethod: string;
  /** The customer's note about the order, or `''`. */
  instructions: string;
  /** The keys that `extraFields.order` names. */
  extra: Extra;
}

/**
 * What content of the host inherits in `pages` and `slots`: font, colour and the like of the `page` around the portal,
 * or those of the `portal`.
 *
 * @public
 */
export type HostStyles = 'page' | 'portal';

/**
 * Panels of the host on the portal's screens. You can create each component outside of the component that renders the
 * portal, or inline; an inline component keeps its state. A panel that throws is removed and reported to `onError` with
 * kind `config`.
 *
 * @example
 * ```tsx
 * <VendorPortal host="/api" slots={{ orderDetail: ({ order }) => <Points of={order.id} /> }} />
 * ```
 * @public
 */
export interface PortalSlots {
  /** Dashboard, below the title. */
  dashboardTop?: ComponentType;
  /** Dashboard, below the figures. */
  dashboardStats?: ComponentType;
  /** Dashboard, below the orders. */
  dashboardBottom?: ComponentType;
  /** Order board, above its lists; not in kitchen mode. */
  boardTop?: ComponentType;
  /** Each card of the order board, above its total. */
  orderCard?: ComponentType<{ order: OrderSummary }>;
  /** Page of one order, at the end of the second column. */
  orderDetail?: ComponentType<{ order: OrderSummary }>;
  /** Order history, above the table. */
  historyTop?: ComponentType;
  /** Menu, above the items. */
  menuTop?: ComponentType;
  /** Page of one menu item, at its end. */
  menuItem?: ComponentType<{ itemId: string; name: string; extra: Extra }>;
  /** Restaurant profile, below the form. `extra` is empty until the record is loaded. */
  restaurantProfile?: ComponentType<{ extra: Extra }>;
  /** Opening hours, below the days. */
  timings?: ComponentType;
  /** List of the KYC documents, below the list. */
  kyc?: ComponentType;
  /** Past payout cycles, below the table. */
  payouts?: ComponentType;
  /** Header of the signed-in screens, one line high. */
  header?: ComponentType;
  /** Sign-in, below the form. */
  signIn?: ComponentType;
  /** Landing page, below the form and the steps. */
  landing?: ComponentType;
}

/**
 * A screen of the host in the portal's frame.
 *
 * @example
 * ```tsx
 * const pages: PortalPage[] = [
 *   { path: '/loyalty', title: 'Loyalty', element: () => import('./LoyaltyPage'), menu: true },
 * ];
 * ```
 * @public
 */
export interface PortalPage {
  /**
   * Path below `basename`: segments of letters, digits, `.`, `_`, `~` and `-`. A page whose path belongs to the portal
   * or to an earlier page is left out and reported to `onError` with kind `config`.
   */
  path: string;
  /** Shown in the menu and in the title of the document, and passed to `onNavigate`. */
  title: string;
  /** The content of the page, or a function that loads a module whose default export is its component. */
  element: ReactNode | (() => Promise<{ default: ComponentType }>);
  /** Icon in the menu: 20 × 20 px, in `currentColor`. */
  icon?: ReactNode;
  /** Whether the page has an entry in the menu. */
  menu?: boolean;
  /** A vendor without this right has no menu entry, and the page says which right is missing. */
  right?: Right;
}

/** The vendor who is signed in. In the slot `signIn`, all texts are `''`. @public */
export interface PortalVendor {
  id: string;
  restaurantId: string;
  /** The vendor's name; `''` until it is loaded. */
  name: string;
}

/** Formats values in the portal's locale and time zone. A missing value is shown as `–`. @public */
export interface PortalFormat {
  money(value: number | null | undefined): string;
  /** Formats a `Date`, epoch milliseconds or ISO 8601 as `20 Nov 2026`. */
  date(value: unknown): string;
  /** Formats the same values as `1:05 PM`. */
  time(value: unknown): string;
  number(value: number | null | undefined): string;
}

/** The result of `usePortal()`. @public */
export interface PortalContext {
  vendor: PortalVendor;
  /** The current path below `basename`, with its query string. */
  path: string;
  /** Opens a path below `basename`. Asks first if there are unsaved changes. Throws after the session has ended. */
  navigate(to: string): void;
  /** Shows a short message and adds it to the message log. Throws after the session has ended. */
  notify(message: { kind: 'success' | 'error' | 'info'; text: string }): void;
  /**
   * Calls a path of `host` with the vendor's token and the headers of the `request` prop. Resolves with any response,
   * including an error. Rejects if there is no response, after a redirect, after 20 seconds, and when the session ends.
   * `fetch`, `navigate` and `notify` belong to the session in which `usePortal()` returned them: in a later session,
   * `fetch` rejects, and `navigate` and `notify` throw. Without `token`, the token is in `Authorization: Bearer …`.
   */
  fetch(
    path: string,
    init?: Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'> & { token?: TokenHeader },
  ): Promise<Response>;
  format: PortalFormat;
  /** The `locale` of the portal. */
  locale: string;
  /** The colour scheme that is shown. */
  colorScheme: 'light' | 'dark';
  /**
   * A hook: while `isDirty` is true, the portal asks before it leaves the screen. After a save, call `allowLeaving`
   * before you navigate.
   */
  useUnsavedChanges(isDirty: boolean): { allowLeaving(): void };
}

/**
 * The country in which the marketplace operates.
 *
 * @public
 */
export interface Region {
  /** Two-letter ISO 3166-1 code, such as `AE`. Address search and map are limited to this country. */
  country: string;
  phone: {
    /** Country calling code with `+`, such as `+971`. */
    prefix: string;
    /** The number of digits after the prefix, or the minimum and the maximum. */
    digits: number | readonly [min: number, max: number];
  };
  /** ISO 4217 code of the currency of all amounts, such as `AED`. */
  currency: string;
  /**
   * The verifications to show; the backend still decides whether KYC is complete.
   *
   * @defaultValue all four
   */
  kyc?: readonly ('bank' | 'fssai' | 'gst' | 'pan')[];
}
