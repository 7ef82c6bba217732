import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ThemeProvider, useTheme } from 'styled-components';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal';
import type { PortalContext, PortalSlots } from '../../core/contracts';
import { usePortal } from '../../core/extend/usePortal';

// The first load of these modules may take longer than a test waits for a text.
beforeAll(() =>
  Promise.all([
    import('../pages/LandingScreen'),
    import('./HostOutlet'),
    import('./reportProps'),
    import('../../ui/patterns/host/HostSlot'),
    import('../../ui/patterns/toast/ToastRegion'),
  ]),
);
const Shop = createContext('no shop');
const pointsAtom = atom(0);

test('a slot sees the contexts of the host', async () => {
  function Panel() {
    const shop = useContext(Shop);
    const points = useAtomValue(pointsAtom);
    const { brand } = useTheme() as { brand: string };
    const { pathname } = useLocation();
    return <p>{`${shop}, ${points} points, ${brand}, ${pathname}`}</p>;
  }
  const store = createStore();
  store.set(pointsAtom, 12);
  renderPortal({ slots: { signIn: Panel } }, (portal) => (
    <Shop.Provider value="Saffron">
      <Provider store={store}>
        <ThemeProvider theme={{ brand: 'green' }}>
          <MemoryRouter initialEntries={['/host/page']}>
            <Routes>
              <Route path="/host/*" element={portal} />
            </Routes>
          </MemoryRouter>
        </ThemeProvider>
      </Provider>
    </Shop.Provider>
  ));

  const panel = await screen.findByText('Saffron, 12 points, green, /host/page');
  expect(panel.closest('main')).not.toBeNull();
});

test('an inline component does not lose what was typed when the host renders', async () => {
  const slots = (points: number): PortalSlots => ({
    signIn: function Code() {
      const [code, setCode] = useState('');
      return (
        <label>
          {`Code for ${points} points`}
          <input value={code} onChange={(event) => setCode(event.target.value)} />
        </label>
      );
    },
  });
  const { show } = renderPortal({ slots: slots(1) });
  await userEvent.type(await screen.findByLabelText('Code for 1 points'), 'SAFFRON');

  show({ slots: slots(2) });

  expect(screen.getByLabelText<HTMLInputElement>('Code for 2 points').value).toBe('SAFFRON');
});

test('another component replaces the first one', async () => {
  const { show } = renderPortal({ slots: { signIn: () => <p>First</p> } });
  await screen.findByText('First');

  show({ slots: { signIn: () => <p>Second</p> } });
  await screen.findByText('Second');
  expect(screen.queryByText('First')).toBeNull();
  show({});

  expect(screen.queryByText('Second')).toBeNull();
});

function Broken(): ReactNode {
  throw new Error('fault of the host');
}

test('a slot that throws is shown in the panel in development', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { errors } = renderPortal({ slots: { signIn: Broken } });

  await screen.findByText(/The slot "signIn" threw and is left out/);
  screen.getByRole('heading', { name: 'Get Started' });
  expect(errors()).toMatchObject([{ kind: 'config', cause: new Error('fault of the host') }]);
});

test('a slot that throws is left out in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { errors } = renderPortal({ slots: { signIn: Broken } });

  await vi.waitFor(() => expect(errors()).toHaveLength(1));
  screen.getByRole('heading', { name: 'Get Started' });
  expect(screen.queryByText(/The slot/)).toBeNull();
});

test('an element in place of a component is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const slots = { signIn: <p>Points</p> } as unknown as PortalSlots;
  const { errors } = renderPortal({ slots });

  await vi.waitFor(() => expect(errors()).toHaveLength(1));
  screen.getByRole('heading', { name: 'Get Started' });
});

test('a name that is no slot is reported with the known ones', async () => {
  const { errors } = renderPortal({ slots: { orderRow: Broken } as PortalSlots });

  await vi.waitFor(() => expect(errors()).toHaveLength(1));
  expect(errors()[0]).toMatchObject({
    kind: 'config',
    message: 'The slots prop has unknown names: orderRow',
  });
});

test('usePortal gives formats to a slot', async () => {
  function Panel() {
    const { vendor, path, navigate, format, locale, colorScheme } = usePortal();
    const words = [vendor.id, path, format.money(1234.5), locale, colorScheme];
    return (
      <button type="button" onClick={() => navigate('/privacy-policy')}>
        {words.join('|')}
      </button>
    );
  }
  renderPortal({ slots: { signIn: Panel }, locale: 'en-IN', colorScheme: 'dark' });
  const button = await screen.findByRole('button', { name: '|/|₹1,234.50|en-IN|dark' });

  await userEvent.click(button);

  await vi.waitFor(() => expect(window.location.pathname).toBe('/partner/privacy-policy'));
});

test('a message of a slot is shown by the portal', async () => {
  function Panel() {
    const { notify } = usePortal();
    return (
      <button type="button" onClick={() => notify({ kind: 'success', text: 'Points added' })}>
        Add
      </button>
    );
  }
  renderPortal({ slots: { signIn: Panel } });

  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));

  expect((await screen.findAllByText('Points added')).length).toBeGreaterThan(0);
});

test('a function of one session rejects in the next', async () => {
  let held: PortalContext | undefined;
  function Panel() {
    const portal = usePortal();
    held ??= portal;
    return <p>Panel of {portal.locale}</p>;
  }
  renderPortal({ slots: { signIn: Panel }, storage: 'local' });
  await screen.findByText('Panel of en-IN');
  // The vendor signs in on another tab.
  const session = { accessToken: 't2', vendor_id: 'v2', restaurant_id: 'r2' };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));

  const over = 'The session of this call is over';
  expect(() => held?.navigate('/orders')).toThrow(over);
  expect(() => held?.notify({ kind: 'info', text: 'Saved' })).toThrow(over);
  await expect(held?.fetch('/loyalty')).rejects.toThrow(over);
});

test('usePortal outside of a page or slot says where it works', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Outside() {
    usePortal();
    return null;
  }
  expect(() => render(<Outside />)).toThrow(/only in components of the props "pages" and "slots"/);
});

test('a click in a slot reaches the host’s handlers once', async () => {
  const onClick = vi.fn();
  const slots = { signIn: () => <button type="button">Add</button> };
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the host's own
  renderPortal({ slots }, (portal) => <div onClick={onClick}>{portal}</div>);

  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));

  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a slot behind a shadow root has no contexts of the host', async () => {
  function Panel() {
    return <p>{useContext(Shop)}</p>;
  }
  const { container } = renderPortal(
    { isolation: 'shadow', slots: { signIn: Panel } },
    (portal) => <Shop.Provider value="Saffron">{portal}</Shop.Provider>,
  );
  const inside = () => container.querySelector('vendor-portal-box')?.shadowRoot;

  await vi.waitFor(() => within(inside()?.firstElementChild as HTMLElement).getByText('no shop'));
});
