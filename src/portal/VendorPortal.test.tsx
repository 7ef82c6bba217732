import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { renderPortal } from '../../tests/support/renderPortal';
import { VendorPortal } from './VendorPortal';

// The first dynamic import can be slower than the timeout of findBy queries.
beforeAll(() => import('./diagnostics/ConfigPanel'));
test.each([
  ['market.example', 'market.example'],
  ['//market.example', '//market.example'],
  ['https://user:secret@market.example', 'https://user:secret@market.example'],
  ['', 'nothing'],
])('the host %o is refused with an explanation', async (host, explanation) => {
  const { errors } = renderPortal({ host });

  await screen.findByRole('heading', { name: 'The portal cannot start here' });
  expect(screen.getByRole('alert').textContent).toMatch(/backend URL/);
  screen.getByText(explanation);
  await waitFor(() => expect(errors()).toMatchObject([{ kind: 'config' }]));
});

test('an orders path that could lead elsewhere is refused with an explanation', async () => {
  const { errors } = renderPortal({ endpoints: { ordersList: '/orders/../admin' } });

  await screen.findByText('/orders/../admin');
  expect(screen.getByRole('alert').textContent).toMatch(/endpoints prop/);
  await waitFor(() => expect(errors()).toMatchObject([{ kind: 'config' }]));
});

test('a portal that starts reads its language from the locale', async () => {
  Object.assign(document.documentElement, { lang: 'fr', dir: 'rtl' });
  document.title = 'Page of the host';
  const { container } = renderPortal({ locale: 'en-IN' });

  await screen.findByRole('heading', { name: 'Get Started' });
  expect(container.firstElementChild?.getAttribute('lang')).toBe('en-IN');
  expect(container.firstElementChild?.getAttribute('dir')).toBe('ltr');
  expect(document.documentElement).toMatchObject({ lang: 'fr', dir: 'rtl' });
  expect(document.title).toBe('Page of the host');
});

test('the landing page has no app links without a footer', async () => {
  const links = {
    restaurants: { androidApp: 'https://apps.example' },
    social: { instagram: 'https://social.example' },
  };
  const { show } = renderPortal({ links, footer: false });
  await screen.findByRole('heading', { name: 'Get Started' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Go live within 24 hours of approval' })).toBeNull();
  expect(screen.queryByRole('link', { name: /opens in a new tab/ })).toBeNull();

  show({ links });

  screen.getByRole('contentinfo');
  screen.getByRole('heading', { name: 'Go live within 24 hours of approval' });
  expect(screen.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(2);
});
test.each(['scoped', 'shadow'] as const)(
  'the placeholder of a server becomes the %s portal without a warning',
  async (isolation) => {
    const warned = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    const portal = (
      <VendorPortal
        host="/api"
        basename="/partner"
        storage="memory"
        isolation={isolation}
        nonce="n0"
      />
    );
    container.innerHTML = renderToString(portal);
    // A browser hides the nonce of a parsed element.
    container.querySelector('style')?.setAttribute('nonce', '');
    expect(container.querySelectorAll('[aria-busy] span')).toHaveLength(3);

    render(portal, { container, hydrate: true });

    const root = () => container.querySelector('vendor-portal-box')?.shadowRoot ?? container;
    await waitFor(() => expect(root().querySelector('h1')?.textContent).toBe('Get Started'));
    expect(container.querySelector('.vp-server')).toBeNull();
    expect(warned).not.toHaveBeenCalled();
  },
);

test('a nonce of another response is replaced by the one of the document', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  Object.assign(script, { type: 'text/plain', nonce: 'of-document' });
  script.setAttribute('nonce', '');
  onTestFinished(() => script.remove());
  const logger = vi.fn();
  const { show } = renderPortal({ isolation: 'shadow', nonce: 'of-navigation', logger });
  const nonces = () =>
    [...(document.querySelector('vendor-portal-box')?.shadowRoot?.querySelectorAll('style') ?? [])]
      .map((style) => style.getAttribute('nonce'))
      .filter(Boolean);
  await waitFor(() => expect(new Set(nonces())).toEqual(new Set(['of-document'])));
  show({ isolation: 'shadow', nonce: 'of-next-navigation', logger });

  const notes = () =>
    logger.mock.calls.filter(([{ message }]) => /nonce prop is not the nonce/.test(message));
  await waitFor(() => expect(notes()).toHaveLength(1));
  expect(new Set(nonces())).toEqual(new Set(['of-document']));
});

/** A portal without `basename` in a host whose router it cannot read. */
function renderAt(url: string) {
  window.history.replaceState(null, '', url);
  const onError = vi.fn();
  render(<VendorPortal host="/api" storage="memory" onError={onError} />);
  return { errors: () => onError.mock.calls.map(([error]) => error) };
}

test.each([
  ['/shop/orders', '/shop'],
  ['/t/acme/partner', '/t/acme/partner'],
])('without a basename, the portal leaves the URL %s of its host alone', async (url, mount) => {
  const { errors } = renderAt(url);
  const length = window.history.length;

  await screen.findByRole('heading', { name: 'Get Started' });
  fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('textbox', { name: /^Restaurant Name/ });
  expect([window.location.pathname, window.history.length]).toEqual([url, length]);
  const message = expect.stringContaining(`at ${mount}, but the basename prop is missing`);
  const hint = expect.stringContaining(`basename="${mount}"`);
  await waitFor(() => expect(errors()).toMatchObject([{ kind: 'config', message, hint }]));
});

test('without a basename, the path of a screen is in the URL', async () => {
  const { errors } = renderAt('/register');

  await screen.findByRole('textbox', { name: /^Restaurant Name/ });
  window.history.pushState(null, '', '/reports');
  window.history.pushState(null, '', '/login');

  await screen.findByRole('heading', { name: 'Get Started' });
  expect([window.location.pathname, errors()]).toEqual(['/login', []]);
});

test('without a ResizeObserver the sign-in is shown', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const { errors } = renderPortal();
  await screen.findByRole('heading', { name: 'Get Started' });
  expect(errors()).toEqual([]);
});
