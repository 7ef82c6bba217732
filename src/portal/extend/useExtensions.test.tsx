import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { hasCapabilityAtom } from '../../core/capabilities';
import { dishNamesAtom } from '../../core/extend/hostElements';
import { hasScreenAtom, startPathAtom } from '../../core/navigation/screens';
import { canFilterAtom, canSortAtom } from '../../core/orders/history/limits';
import { deniedAtom } from '../../core/permissions/denied';
import { codeLengthAtom, regionAtom } from '../../core/state/services';
import { hostPartsAtom } from '../../ui/patterns/host/hostParts';
import type { Portal } from '../createPortal';
import type { HostProps } from './hostProps';
import { useExtensions } from './useExtensions';

function open(given: HostProps, store = createStore()) {
  const portal = { store, findings: { report: vi.fn() } } as unknown as Portal;
  const Host = (props: HostProps) => {
    useExtensions(portal, props);
    return null;
  };
  const { rerender } = render(<Host {...given} />);
  return { store, show: (props: HostProps) => rerender(<Host {...props} />) };
}

test('only a screen that is off has no path', () => {
  const screens = { team: false, insights: false };
  const has = open({ screens }).store.get(hasScreenAtom);
  const paths = ['/team', '/team/add', '/insights', '/orders'];
  expect(paths.map(has)).toEqual([false, false, false, true]);
});

test.each([
  [{}, '/dashboard'],
  [{ dashboard: false }, '/orders'],
  [{ dashboard: false, orders: false }, '/dashboard'],
])('with the screens %o the portal starts at %s', (screens, start) => {
  expect(open({ screens }).store.get(startPathAtom)).toBe(start);
});

test.each<[given: HostProps, start: string, others: string[]]>([
  [{ onlyScreens: ['orders'] }, '/orders', ['/orders', '/orders/view-order/7']],
  [{ onlyScreens: ['menu', 'offers'] }, '/food-menu', ['/food-item/7', '/offers']],
  [{ onlyScreens: ['kitchen', 'orders'] }, '/orders', ['/orders']],
  [{ onlyScreens: ['payouts'], screens: { payouts: false } }, '/pending-payouts', []],
])('with the props %o the portal starts at %s', (given, start, others) => {
  const { store } = open(given);
  const has = store.get(hasScreenAtom);
  expect(store.get(startPathAtom)).toBe(start);
  expect([start, ...others, '/vendor-kyc', '/privacy-policy'].map(has)).not.toContain(false);
  expect(['/dashboard', '/team', '/outlet/order-history/view/7'].map(has)).not.toContain(true);
});

test.each([[[]], [['legal']], [['loyalty']], ['orders'], [null]])(
  'the only screens %j change nothing',
  (onlyScreens) => {
    const { store } = open({ onlyScreens } as unknown as HostProps);
    expect(store.get(startPathAtom)).toBe('/dashboard');
    expect(store.get(hasScreenAtom)('/team')).toBe(true);
  },
);

test('changed screens are applied', () => {
  const { store, show } = open({ onlyScreens: ['orders'] });
  show({ onlyScreens: ['offers'] });
  expect(store.get(startPathAtom)).toBe('/offers');
  show({});
  expect(store.get(hasScreenAtom)('/orders')).toBe(true);
});

test('without the orders nobody may answer or move them', () => {
  const { store } = open({ screens: { orders: false } });
  expect(store.get(deniedAtom)).toEqual(['orders_accept_decline', 'orders_status_update']);
});

test('a right that the host cannot decide is denied', () => {
  const { store } = open({
    can: (right) => {
      if (right === 'payments') throw new Error('no rights');
      return right !== 'manage_team';
    },
  });
  expect(store.get(deniedAtom)).toEqual(['manage_team', 'payments']);
});

test.each([
  ['history.pages', [true, true, true]],
  [{ name: 'history.pages' }, [true, true, true]],
  [{ name: 'history.pages', sorts: ['date'] }, [true, false, true]],
  [{ name: 'history.pages', filters: ['period', 'teleport'] }, [true, true, false]],
  [{ name: 'history.pages', sorts: 'total', filters: null }, [true, true, true]],
  [{ name: 'orders.changes' }, [false, true, true]],
  [null, [false, true, true]],
])('with the capability %j pages, a sort and a filter are %j', (entry, expected) => {
  const { store } = open({ capabilities: [entry] } as HostProps);
  expect([
    store.get(hasCapabilityAtom)('history.pages'),
    store.get(canSortAtom)('total'),
    store.get(canFilterAtom)('item'),
  ]).toEqual(expected);
});

test.each([
  [{ length: 6 }, 6],
  [{ length: 8 }, 8],
  [{}, 4],
  [{ length: 3 }, 4],
  [{ length: 9 }, 4],
  [{ length: 4.5 }, 4],
  [{ length: '6' }, 4],
  ['123456', 4],
  [null, 4],
])('with code=%j a code has %i digits', (code, digits) => {
  const { store } = open({ code } as HostProps);
  expect(store.get(codeLengthAtom)).toBe(digits);
});

test('the columns of the host are applied once', () => {
  const store = createStore();
  const applied = vi.fn();
  store.sub(hostPartsAtom, applied);
  const columns = { history: () => [] };
  const { show } = open({ columns }, store);
  show({ columns });
  expect(applied).toHaveBeenCalledTimes(1);
  show({ columns: { ...columns } });
  expect(applied).toHaveBeenCalledTimes(2);
});

test('equal props in new objects change nothing', () => {
  const region = () => ({
    country: 'AE',
    phone: { prefix: '+971', digits: 9 },
    currency: 'AED',
  });
  const { store, show } = open({ region: region(), can: () => true });
  const first = store.get(regionAtom);
  expect(first.currency).toBe('AED');
  show({ region: region(), can: () => true });
  expect(store.get(regionAtom)).toBe(first);
  show({ region: { ...region(), currency: 'SAR' } });
  expect(store.get(regionAtom).currency).toBe('SAR');
});

test('the second names of dishes are those of the latest props', () => {
  const second = () => 'second';
  const { store, show } = open({ dishNames: () => 'first' });
  show({ dishNames: second });
  expect(store.get(dishNamesAtom).given).toBe(second);
});

test('the function of the host is not called again for the same props', () => {
  const can = vi.fn(() => true);
  const { show } = open({ can });
  const calls = can.mock.calls.length;
  show({ can });
  expect(can).toHaveBeenCalledTimes(calls);
});
