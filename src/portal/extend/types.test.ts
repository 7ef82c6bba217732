import type { ComponentType } from 'react';
import { expectTypeOf, test } from 'vitest';
import type {
  Extra,
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

test('only a slot of a record gets the record', () => {
  type Order = ComponentType<{ order: OrderSummary }>;
  interface OfRecord {
    orderCard: Order;
    orderDetail: Order;
    menuItem: ComponentType<{ itemId: string; name: string; extra: Extra }>;
    restaurantProfile: ComponentType<{ extra: Extra }>;
  }
  type Slots = {
    [Slot in keyof PortalSlots]-?: Slot extends keyof OfRecord ? OfRecord[Slot] : ComponentType;
  };
  expectTypeOf<Required<PortalSlots>>().toEqualTypeOf<Slots>();
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
