import { useAtomValue } from 'jotai';
import {
  BadgePercent,
  CalendarClock,
  ChartColumn,
  ClipboardList,
  FileCheck,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareWarning,
  Settings,
  Store,
  Users,
  UtensilsCrossed,
  WalletCards,
} from 'lucide-react';
import { createElement, useEffect, useMemo } from 'react';
import type { NavigationEntry } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { checkNavigation } from '../../extend/checkNavigation';
import { useHostEntries } from '../../extend/hostEntries';
import messages from '../../messages.en.json';
import { usePortalProps } from '../../portalProps';

type TextKey = keyof typeof messages;

interface Row {
  id: TextKey;
  to: string;
  icon?: LucideIcon;
  children?: readonly Row[];
}

/** The screens in the order of the menu (A2). */
const ROWS: readonly Row[] = [
  { id: 'dashboard', to: paths.dashboard, icon: LayoutDashboard },
  { id: 'orders', to: paths.orders, icon: ClipboardList },
  { id: 'issues', to: paths.issues, icon: MessageSquareWarning },
  { id: 'teamMembers', to: paths.team, icon: Users },
  { id: 'foodMenu', to: paths.foodMenu, icon: UtensilsCrossed },
  {
    id: 'outletInfo',
    to: paths.outlet,
    icon: Store,
    children: [
      { id: 'restaurantProfile', to: paths.restaurantProfile },
      { id: 'orderHistory', to: paths.orderHistory },
      { id: 'insights', to: paths.insights, icon: ChartColumn },
      { id: 'rating', to: paths.rating },
      { id: 'paymentLogs', to: paths.paymentLogs },
    ],
  },
  { id: 'offers', to: paths.offers, icon: BadgePercent },
  { id: 'timing', to: paths.timings, icon: CalendarClock },
  { id: 'kycDocuments', to: paths.kycDocuments, icon: FileCheck },
  { id: 'pendingPayouts', to: paths.pendingPayouts, icon: WalletCards },
];

const SETTINGS: Row = { id: 'settings', to: paths.manageProfile, icon: Settings };

interface Menu {
  entries: readonly NavigationEntry[];
  /** Shown below the other rows, with "Sign out". */
  settings: readonly NavigationEntry[];
}

/** The rows that this marketplace has and the user may open, as the host arranges them (A2). */
export function useMenu(): Menu {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  const pages = useHostEntries();
  const { navigation, findings } = usePortalProps();
  const portalMenu = useMemo(() => {
    const toEntry = ({ id, to, icon, children }: Row): NavigationEntry[] => {
      const rows = children?.flatMap(toEntry);
      if (rows ? rows.length === 0 : !has(to) || !can(screenNeeds(to))) return [];
      return [
        {
          id,
          to,
          label: text(id),
          ...(icon ? { icon: createElement(icon, { size: 20, 'aria-hidden': true }) } : {}),
          ...(rows ? { children: rows } : {}),
        },
      ];
    };
    return { entries: [...ROWS.flatMap(toEntry), ...pages], settings: toEntry(SETTINGS) };
  }, [text, can, has, pages]);
  const { entries, problem } = useMemo(
    () => checkNavigation(portalMenu.entries, navigation),
    [portalMenu, navigation],
  );
  useEffect(() => {
    if (problem) findings.report(problem);
  }, [problem, findings]);
  return { entries, settings: portalMenu.settings };
}
