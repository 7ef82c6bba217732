import type { ComponentType } from 'react';
import { expectTypeOf, test } from 'vitest';
import type {
  OrderSummary,
  PortalContext,
  PortalPage,
  PortalSlots,
  Right,
  VendorPortalProps,
} from '../../index';

test('the extensions are optional props of these types', () => {
  expectTypeOf<VendorPortalProps['pages']>().toEqualTypeOf<readonly PortalPage[] | undefined>();
  expectTypeOf<VendorPortalProps['slots']>().toEqualTypeOf<PortalSlots | undefined>();
  expectTypeOf<keyof PortalPage>().toEqualTypeOf<
    'path' | 'title' | 'element' | 'icon' | 'menu' | 'right'
  >();
});

test('only a slot of an order gets the order', () => {
  type Panel = ComponentType<{ order: OrderSummary }>;
  expectTypeOf<PortalSlots>().toEqualTypeOf<{
    dashboardTop?: ComponentType;
    dashboardBottom?: ComponentType;
    orderCard?: Panel;
    orderDetail?: Panel;
    menuItem?: ComponentType<{ itemId: string; name: string }>;
    restaurantProfile?: ComponentType;
    payouts?: ComponentType;
    header?: ComponentType;
    signIn?: ComponentType;
  }>();
});

test('usePortal gives these fields without a token', () => {
  expectTypeOf<keyof PortalContext>().toEqualTypeOf<
    | 'vendor'
    | 'path'
    | 'navigate'
    | 'notify'
    | 'fetch'
    | 'format'
    | 'locale'
    | 'colorScheme'
    | 'useUnsavedChanges'
  >();
  expectTypeOf<keyof PortalContext['vendor']>().toEqualTypeOf<'id' | 'restaurantId' | 'name'>();
});

test('a right is one of the twelve permissions', () => {
  expectTypeOf<'offers' | 'orders_accept_decline' | 'menu_management'>().toExtend<Right>();
  expectTypeOf<'everything'>().not.toExtend<Right>();
});
