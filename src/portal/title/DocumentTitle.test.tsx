import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { newOrderCountAtom } from '../../core/orders/newOrders';
import { type PortalProps, PortalPropsContext } from '../portalProps';
import { DocumentTitle, screenTitleAtom } from './DocumentTitle';

beforeEach(() => {
  document.title = 'Staff pages';
});

function openTitle(appearance?: PortalProps['appearance']) {
  const { store, wrapper } = createTestPortal();
  store.set(screenTitleAtom, 'Orders');
  const props = { appearance } as PortalProps;
  const { unmount } = render(
    <PortalPropsContext.Provider value={props}>
      <DocumentTitle />
    </PortalPropsContext.Provider>,
    { wrapper },
  );
  return { unmount, countNew: (count: number) => act(() => store.set(newOrderCountAtom, count)) };
}

test('the title counts new orders while there are some', () => {
  const { countNew } = openTitle({ brandName: 'Zaika' });
  expect(document.title).toBe('Orders · Zaika');
  countNew(3);
  expect(document.title).toBe('(3) Orders · Zaika');
  countNew(0);
  expect(document.title).toBe('Orders · Zaika');
});

test('unmounting restores the title of the host', () => {
  const { countNew, unmount } = openTitle();
  countNew(2);
  unmount();
  expect(document.title).toBe('Staff pages');
});

test('a title that the host set in the meantime is not replaced', () => {
  const { countNew, unmount } = openTitle();
  countNew(2);
  document.title = 'Staff pages, closed';
  unmount();
  expect(document.title).toBe('Staff pages, closed');
});
