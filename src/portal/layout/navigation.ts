import {
  BadgePercent,
  CalendarClock,
  ClipboardList,
  FileCheck,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Store,
  Users,
  UtensilsCrossed,
  WalletCards,
} from 'lucide-react';
import { paths } from '../../core/navigation/paths';
import type messages from '../messages.en.json';

type TextKey = keyof typeof messages;

export interface NavigationLink {
  text: TextKey;
  to: string;
}

export interface NavigationEntry extends NavigationLink {
  icon: LucideIcon;
  /** A group: its row only opens and closes (decision b11). */
  children?: readonly NavigationLink[];
}

/** The sidebar from top to bottom (specification A 2, Layout). */
export const mainNavigation: readonly NavigationEntry[] = [
  { text: 'dashboard', to: paths.dashboard, icon: LayoutDashboard },
  { text: 'orders', to: paths.orders, icon: ClipboardList },
  { text: 'teamMembers', to: paths.team, icon: Users },
  { text: 'foodMenu', to: paths.foodMenu, icon: UtensilsCrossed },
  {
    text: 'outletInfo',
    to: paths.outlet,
    icon: Store,
    children: [
      { text: 'restaurantProfile', to: paths.restaurantProfile },
      { text: 'orderHistory', to: paths.orderHistory },
      { text: 'rating', to: paths.rating },
      { text: 'paymentLogs', to: paths.paymentLogs },
    ],
  },
  { text: 'offers', to: paths.offers, icon: BadgePercent },
  { text: 'timing', to: paths.timings, icon: CalendarClock },
  { text: 'kycDocuments', to: paths.kycDocuments, icon: FileCheck },
  { text: 'pendingPayouts', to: paths.pendingPayouts, icon: WalletCards },
];

export const settingsEntry: NavigationEntry = {
  text: 'settings',
  to: paths.manageProfile,
  icon: Settings,
};
