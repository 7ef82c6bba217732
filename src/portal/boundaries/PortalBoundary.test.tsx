import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { PricesPage } from '../../features/prices/pages/PricesPage';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { PortalBoundary } from './PortalBoundary';

// React logs every caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
/** A host with its own state around a screen that may throw. */
function openHost(screenOf: () => ReactNode) {
  const onError = vi.fn();
  function Host({ path }: { path: string }) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>{`host ${count}`}</button>
        <PortalBoundary onError={onError} resetKey={path}>
          <Suspense fallback={null}>{screenOf()}</Suspense>
        </PortalBoundary>
      </>
    );
  }
  const { rerender } = render(<Host path="/orders" />);
  return { onError, goTo: (path: string) => rerender(<Host path={path} />) };
}

function Page({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error('fault of a page');
  return <h1>Orders</h1>;
}

test('the host works next to a page that crashed', () => {
  const { onError } = openHost(() => <Page isBroken={() => true} />);

  screen.getByRole('heading', { name: 'Something went wrong on this screen' });
  fireEvent.click(screen.getByRole('button', { name: 'host 0' }));
  screen.getByRole('button', { name: 'host 1' });
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    kind: 'render',
    cause: new Error('fault of a page'),
  });
});

test.each(['Try again', 'Reload the portal'])('"%s" draws the page after a crash', (name) => {
  let isBroken = true;
  openHost(() => <Page isBroken={() => isBroken} />);
  isBroken = false;

  fireEvent.click(screen.getByRole('button', { name }));

  screen.getByRole('heading', { name: 'Orders' });
});

test.each([
  [
    'Getter must be a function: polluted',
    'A script of this page has extended Object.prototype: polluted.',
  ],
  ['Failed to fetch dynamically imported module', 'Check your connection, then reload the page.'],
])('the text of a chunk that fails with "%s" names its cause', async (message, shown) => {
  Object.assign(Object.prototype, { polluted: 1 });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'polluted'));
  const Lost = lazyPage<'Lost', object>(() => Promise.reject(new TypeError(message)), 'Lost');
  openHost(() => <Lost />);

  await screen.findByText(shown, { exact: false });
});

test('going to another page leaves the crash behind', () => {
  let isBroken = true;
  const { goTo } = openHost(() => <Page isBroken={() => isBroken} />);
  isBroken = false;

  goTo('/offers');

  screen.getByRole('heading', { name: 'Orders' });
});

test('a chunk that fails once is retried without a message', async () => {
  const load = vi.fn(async () => ({ OrdersPage: () => <h1>Orders</h1> }));
  load.mockRejectedValueOnce(new Error('connection lost'));
  const OrdersPage = lazyPage(load, 'OrdersPage');

  openHost(() => <OrdersPage />);

  await screen.findByRole('heading', { name: 'Orders' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that cannot be loaded is reported as such', async () => {
  const load = vi.fn(async (): Promise<{ OrdersPage: () => null }> => {
    throw new Error('404');
  });
  const OrdersPage = lazyPage(load, 'OrdersPage');

  const { onError } = openHost(() => <OrdersPage />);

  await screen.findByRole('heading', { name: "Couldn't load this screen" });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'chunk' }));
});

test('"Try again" loads a chunk that failed', async () => {
  const load = vi.fn(async () => ({ OrdersPage: () => <h1>Orders</h1> }));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const OrdersPage = lazyPage(load, 'OrdersPage');
  openHost(() => <OrdersPage />);

  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  await screen.findByRole('heading', { name: 'Orders' });
});

/** The table of prices with a typed price, next to a component that can crash. */
async function typePrice() {
  function Neighbour() {
    const [error, setError] = useState<Error | null>(null);
    if (error) throw error;
    return (
      <button type="button" onClick={() => setError(new Error('fault of a component'))}>
        Crash
      </button>
    );
  }
  renderInPortal(
    <PortalBoundary onError={() => {}}>
      <PricesPage />
      <Neighbour />
    </PortalBoundary>,
    { answers: { foodItemAll: () => [{ _id: 'a', name: 'Dal', selling_price: 95 }] } },
  );
  fireEvent.mouseDown(await screen.findByRole('gridcell', { name: /95/ }));
  const focused = () => document.activeElement as HTMLElement;
  fireEvent.keyDown(focused(), { key: '1' });
  fireEvent.change(focused(), { target: { value: '120' } });
  fireEvent.keyDown(focused(), { key: 'Enter' });
  await screen.findByRole('button', { name: 'Review 1 change' });
}

test.each(['Try again', 'Reload the portal'])(
  'a typed price is in the table again after a crash of the screen, by "%s"',
  async (name) => {
    await typePrice();
    fireEvent.click(screen.getByRole('button', { name: 'Crash' }));
    fireEvent.click(screen.getByRole('button', { name }));

    await screen.findByRole('gridcell', { name: /120/ });
    await screen.findByRole('button', { name: 'Review 1 change' });
  },
);
