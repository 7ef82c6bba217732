import { act, render } from '@testing-library/react';
import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ORDER_VIEWS } from './routes';
import { VendorPortal } from './VendorPortal';
import type { VendorPortalProps } from './VendorPortalProps';

const SESSION = { accessToken: 'token', vendor_id: 'v1', restaurant_id: 'r1' };
const VENDOR = '/api/vendor/get';
const WAITING = '/api/food-order/get-waiting-order';
const COOKING = '/api/food-order/get-order-by-status';
const CHANGES = '/api/food-order/changes';

interface Opened extends Partial<VendorPortalProps> {
  url?: string;
  isKycCompleted?: boolean;
  isSignedOut?: boolean;
  around?: (portal: ReactNode) => ReactNode;
}

/** Renders a portal with a session in the storage. No call is answered. */
function open({ url = '/partner/orders', around = (portal) => portal, ...given }: Opened = {}) {
  window.history.replaceState(null, '', url);
  const { isKycCompleted = true, isSignedOut = false, ...props } = given;
  const stored = { ...SESSION, isKycCompleted, vendor_portal_host: `${location.origin}/api` };
  for (const [key, value] of Object.entries(isSignedOut ? {} : stored)) {
    localStorage.setItem(key, `${value}`);
  }
  const calls: string[] = [];
  /** The calls before the portal is in the page. */
  const first: string[] = [];
  const send = vi.fn<typeof fetch>((called) => {
    const { pathname } = new URL(called as string);
    calls.push(pathname);
    if (!document.querySelector('.vp-root')) first.push(pathname);
    return new Promise(() => {});
  });
  const show = (more: Partial<VendorPortalProps> = {}) =>
    around(
      <VendorPortal
        host="/api"
        basename="/partner"
        storage="local"
        request={{ fetch: send }}
        {...props}
        {...more}
      />,
    );
  const { rerender } = render(show());
  return { calls, first, show: (more: Partial<VendorPortalProps>) => rerender(show(more)) };
}

test('the first data is requested once, before the portal is rendered', () => {
  const { calls, first } = open();
  expect(first).toEqual([VENDOR, WAITING]);
  expect(calls).toEqual(first);
});

test('the first data is requested once in StrictMode', () => {
  const { first } = open({ around: (portal) => <StrictMode>{portal}</StrictMode> });
  expect(first).toEqual([VENDOR, WAITING]);
});

test('a render that React discards requests nothing', async () => {
  let show = () => {};
  const Neighbour = lazy(async () => {
    await new Promise<void>((resolve) => {
      show = resolve;
    });
    return { default: () => null };
  });
  const around = (portal: ReactNode) => (
    <Suspense fallback="wait">
      {portal}
      <Neighbour />
    </Suspense>
  );
  const { calls } = open({ around });
  expect(calls).toEqual([]);

  await act(async () => show());
  await vi.waitFor(() => expect(calls).toEqual([VENDOR, WAITING]));
});

test('other props in the next render request nothing again', () => {
  const { calls, show } = open({ capabilities: ['orders.changes'] });
  show({ capabilities: ['orders.changes'], screens: { offers: false }, locale: 'en-GB' });
  show({ capabilities: [], basename: '/partner' });
  expect(calls.filter((call) => call === VENDOR || call === CHANGES)).toEqual([VENDOR, CHANGES]);
});

test.each(['kitchen', 'ready'] as const)(
  'the code of the view "%s" is requested with the first data',
  async (view) => {
    const { isLoaded } = ORDER_VIEWS[view];
    expect(isLoaded()).toBe(false);
    // Without an answer no screen is rendered, which would request the code too.
    open({ url: `/partner/orders?view=${view}` });
    await vi.waitFor(() => expect(isLoaded()).toBe(true), 10_000);
  },
);

test.each<[string, Opened, readonly string[]]>([
  ['of a vendor who is signed out', { isSignedOut: true }, []],
  ['before the KYC is complete', { isKycCompleted: false }, [VENDOR]],
  ['on a screen without orders', { url: '/partner/offers' }, [VENDOR]],
  ['on a page without a session', { url: '/partner/terms-and-conditions' }, []],
  ['at the start of the portal', { url: '/partner' }, [VENDOR, WAITING]],
  [
    'at the start of the portal before the KYC',
    { url: '/partner', isKycCompleted: false },
    [VENDOR],
  ],
  ['outside of the basename', { url: '/shop/orders' }, []],
  ['in the hash', { url: '/page#/orders', routing: 'hash' }, [VENDOR, WAITING]],
  ['in another hash', { url: '/page#/offers', routing: 'hash' }, [VENDOR]],
  ['in memory', { url: '/orders/1', routing: 'memory' }, [VENDOR, WAITING]],
  ['without the orders', { url: '/partner', screens: { orders: false } }, [VENDOR]],
  ['with changes', { capabilities: ['orders.changes'] }, [VENDOR, CHANGES]],
  ['in the kitchen', { url: '/partner/orders?view=kitchen' }, [VENDOR, WAITING, COOKING]],
  [
    'in the kitchen with changes',
    { url: '/partner/orders?view=kitchen', capabilities: ['orders.changes'] },
    [VENDOR, CHANGES],
  ],
  [
    'without the kitchen',
    { url: '/partner/orders?view=kitchen', screens: { kitchen: false } },
    [VENDOR, WAITING],
  ],
  ['with broken props', { capabilities: 7 as never, can: () => assertNever() }, [VENDOR, WAITING]],
])('the first calls %s', (_name, given, expected) => {
  const { first } = open(given);
  expect(first).toEqual(expected);
});

function assertNever(): never {
  throw new Error('the host is broken');
}
