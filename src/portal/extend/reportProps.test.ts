import { expect, test, vi } from 'vitest';
import type { Region } from '../../core/contracts';
import { INDIA } from '../../core/region/region';
import { usableRegion } from '../props/usableRegion';
import type { HostProps } from './hostProps';
import { reportProps } from './reportProps';

const EMIRATES: Region = {
  country: 'AE',
  phone: { prefix: '+971', digits: 9 },
  currency: 'AED',
  kyc: ['bank'],
};

test('the region is India unless the host gives another', () => {
  expect([usableRegion(), usableRegion(EMIRATES)]).toEqual([INDIA, EMIRATES]);
});

test.each([
  [{ country: undefined }, 'country', { country: 'IN' }],
  [{ country: 'Emirates' }, 'country', { country: 'IN' }],
  [{ currency: undefined }, 'currency', { currency: 'INR' }],
  [{ currency: 'dirham' }, 'currency', { currency: 'INR' }],
  [{ kyc: ['passport'] }, 'kyc', { kyc: INDIA.kyc }],
  [{ kyc: 'bank' }, 'kyc', { kyc: INDIA.kyc }],
  [
    { phone: { prefix: '971', digits: 9 } },
    'phone.prefix',
    { phone: { prefix: '+91', digits: 9 } },
  ],
  [
    { phone: { prefix: '+971', digits: [10, 9] } },
    'phone.digits',
    { phone: { prefix: '+971', digits: 10 } },
  ],
  [
    { phone: { prefix: '+971', digits: 0 } },
    'phone.digits',
    { phone: { prefix: '+971', digits: 10 } },
  ],
  [
    { phone: { prefix: '+971', digits: 16 } },
    'phone.digits',
    { phone: { prefix: '+971', digits: 10 } },
  ],
  [{ phone: null }, 'phone.prefix, phone.digits', { phone: INDIA.phone }],
])('%o leads to India in place of the %s with a report', (change, faults, used) => {
  const region = { ...EMIRATES, ...change } as unknown as Region;
  expect(usableRegion(region)).toEqual({ ...EMIRATES, ...used });
  expect(messages({ region })).toEqual([`The region prop has invalid parts: ${faults}`]);
});

test.each([null, 'AE', 7])('a region that is %o is India', (given) => {
  const region = given as unknown as Region;
  expect(usableRegion(region)).toEqual(INDIA);
  expect(messages({ region })[0]).toMatch(/country, phone.prefix, phone.digits, currency$/);
});

test.each<[given: object, found: RegExp[]]>([
  [{ screens: { offers: false } }, []],
  [{ screens: { loyalty: false } }, [/screens prop has unknown names: loyalty/]],
  [{ screens: { dashboard: false, orders: false } }, [/turns off both/]],
  [{ can: throwing }, [/The can prop threw/]],
  [{ dishNames: 'x' as never }, [/The dishNames prop is a string instead of a function/]],
  [{ dishNames: () => undefined }, []],
  [{ dishNames: { ta: () => undefined, 'pa-Arab': () => undefined } }, []],
  [{ dishNames: { tamil_: () => '', bn: {} as never } }, [/wrong parts: tamil_, bn/]],
  [{ can: () => true, slots: {}, region: EMIRATES, capabilities: ['idempotency'] }, []],
  [{ slots: { orderRow: () => null } }, [/slots prop has unknown names: orderRow/]],
  [{ onlyScreens: ['orders', 'menu'] }, []],
  [{ onlyScreens: ['orders', 'loyalty', 7] }, [/onlyScreens prop has unknown names: loyalty, 7/]],
  [{ onlyScreens: 'orders' }, [/onlyScreens prop is a string instead of a list/]],
  [{ onlyScreens: [] }, [/names no screen to start with/]],
  [{ onlyScreens: ['kitchen', 'legal'] }, [/names no screen to start with/]],
  [{ onlyScreens: ['offers'], screens: { dashboard: false, orders: false } }, []],
  [{ initialPath: '/orders', routing: 'memory' }, []],
  [{ initialPath: '/orders', routing: 'path' }, [/initialPath prop has no effect/]],
  [{ initialPath: '/orders' }, [/initialPath prop has no effect/]],
  [{ initialPath: '/../admin', routing: 'memory' }, [/initialPath prop is not a path/]],
  [{ initialPath: null, onlyScreens: null }, []],
  [{ hostStyles: 'portal' }, []],
  [{ hostStyles: 'shadow' }, [/hostStyles prop has an unknown value/]],
  [{ hostStyles: ['portal'] }, [/hostStyles prop has an unknown value/]],
  [{ capabilities: {} }, [/unknown values: an object instead of a list/]],
  [{ capabilities: 'idempotency' }, [/unknown values: a string instead of a list/]],
  [{ capabilities: [{ name: 'history.pages', sorts: ['total'], filters: ['period'] }] }, []],
  [{ capabilities: [{ name: 'teleport' }] }, [/unknown values: {"name":"teleport"}/]],
  [
    { capabilities: [{ name: 'history.pages', sorts: ['rider'], filters: 'item' }] },
    [/unknown values: rider in sorts, filters is a string instead of a list/],
  ],
  [{ code: { length: 6 } }, []],
  [{ code: {} }, []],
  [{ code: { length: 12 } }, [/no length from 4 to 8/]],
  [{ code: '123456' }, [/no length from 4 to 8/]],
  [{ columns: { history: () => [] }, extraFields: { order: ['rider'] } }, []],
  [{ columns: 'history' }, [/columns prop is a string instead of an object/]],
  [{ columns: { orders: () => [], team: [] } }, [/columns prop has wrong parts: orders, team/]],
  [{ actions: { order: () => [] } }, []],
  [{ actions: { offer: () => [], member: [] } }, [/actions prop has wrong parts: offer, member/]],
  [{ fields: { account: (portalFields: unknown) => portalFields } }, []],
  [{ fields: { profile: () => [] } }, [/fields prop has wrong parts: profile/]],
  [{ extraFields: ['rider'] }, [/extraFields prop is a list instead of an object/]],
  [{ extraFields: { order: 'rider', menuItem: [7] } }, [/wrong parts: order, menuItem/]],
])('the props %o are reported as %o', (props, expected) => {
  const given = messages(props as HostProps);
  expect(given).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(given[index]).toMatch(pattern);
});

function throwing(): never {
  throw new Error('no rights');
}

function messages(props: HostProps): string[] {
  const report = vi.fn();
  reportProps(props, report);
  return report.mock.calls.map(([{ message }]) => message);
}
