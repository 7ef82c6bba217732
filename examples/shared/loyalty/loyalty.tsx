import type { PortalPage, PortalSlots } from 'vendor-portal';
import { OrderPoints } from './OrderPoints.tsx';

export const pages: readonly PortalPage[] = [
  {
    path: '/loyalty',
    title: 'Loyalty',
    element: () => import('./LoyaltyPage.tsx'),
    menu: true,
    right: 'offers',
    icon: (
      <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor">
        <path d="m10 2 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8L5 17l1.1-5.5L2 7.7l5.6-.7z" />
      </svg>
    ),
  },
];

export const slots: PortalSlots = { orderDetail: OrderPoints };
