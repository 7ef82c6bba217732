import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import './index';
import { defineElement, type VendorPortalElement } from './VendorPortalElement';

/** An element that was created before its script runs. */
const early = vi.hoisted(() => {
  const element = document.createElement('vendor-portal');
  return Object.assign(element, { host: 'early', locale: 'en-GB' });
});

beforeEach(() => window.history.replaceState(null, '', '/partner'));

/** With an invalid host the element shows only the diagnostic, which is enough for these tests. */
async function open(html = '<vendor-portal host="market"></vendor-portal>') {
  document.body.innerHTML = `<main>${html}</main><aside></aside>`;
  await act(async () => {});
  const element = document.querySelector('vendor-portal') as VendorPortalElement;
  const place = (name: 'main' | 'aside') => document.querySelector(name) as HTMLElement;
  const root = () => element.querySelector<HTMLElement>('.vp-root');
  return { element, place, root };
}

test('a change of an attribute is shown', async () => {
  const { element, root } = await open(
    '<vendor-portal host="market" locale="ur" color-scheme="dark">Loading</vendor-portal>',
  );
  await vi.waitFor(() => expect(element.textContent).toContain('market'));
  expect(element.textContent).not.toContain('Loading');
  expect(root()).toMatchObject({ lang: 'ur', dir: 'rtl' });
  expect(root()?.dataset.vpScheme).toBe('dark');

  await act(async () => {
    element.setAttribute('host', 'bazaar');
    element.removeAttribute('color-scheme');
  });

  expect(element.textContent).toContain('bazaar');
  expect(root()?.dataset.vpScheme).toBe('light');
});

test('a property overrides its attribute until it is undefined', async () => {
  const { element, root } = await open('<vendor-portal host="market" locale="ur"></vendor-portal>');
  await act(async () => {
    element.locale = 'en-GB';
  });
  expect(root()?.lang).toBe('en-GB');
  expect(element.host).toBe('market');

  await act(async () => {
    element.locale = undefined;
  });

  expect(root()?.lang).toBe('ur');
});

test('lists are read from their attributes', async () => {
  const { element } = await open(`<vendor-portal host="market" manage-document footer="false"
    image-origins="https://a.example  https://b.example"></vendor-portal>`);

  expect(element.manageDocument).toBe(true);
  expect(element.footer).toBe(false);
  expect(element.imageOrigins).toEqual(['https://a.example', 'https://b.example']);
  element.setAttribute('manage-document', 'false');
  expect(element.manageDocument).toBe(false);
  expect(element.timeZone).toBeUndefined();
});

test('properties set before the script runs are used', async () => {
  document.body.append(early);
  customElements.upgrade(early);
  await act(async () => {});

  expect(early.textContent).toContain('early');
  expect(early.querySelector('.vp-root')?.getAttribute('lang')).toBe('en-GB');
});

test('a callback dispatches a bubbling event', async () => {
  const { element, place } = await open();
  const [heard, called] = [vi.fn(), vi.fn()];
  place('main').addEventListener('vp-error', (event) => heard((event as CustomEvent).detail));
  element.onError = called;

  await act(async () => element.setAttribute('host', 'bazaar'));

  expect(heard.mock.calls).toEqual([[expect.objectContaining({ kind: 'config' })]]);
  expect(called.mock.calls).toEqual(heard.mock.calls);
});

test('a move of the element does not restart the portal', async () => {
  const { element, place, root } = await open();
  const first = root();

  await act(async () => place('aside').append(element));

  expect(root()).toBe(first);
});

test('an element that Turbo keeps does not restart while Turbo renders the next page', async () => {
  const { element, place, root } = await open(
    '<div data-turbo-permanent><vendor-portal host="market"></vendor-portal></div>',
  );
  const before = root();
  const kept = element.parentElement as HTMLElement;

  await act(async () => {
    kept.remove();
    await Promise.resolve();
    place('aside').append(kept);
  });
  expect(root()).toBe(before);

  kept.remove();
  await vi.waitFor(() => expect(root()).toBeNull());
});

test('an element that is added again after its removal starts a new portal', async () => {
  const { element, place, root } = await open();
  const first = root();

  await act(async () => element.remove());
  await act(async () => place('main').append(element));

  expect(root()).not.toBeNull();
  expect(root()).not.toBe(first);
});

test('a second copy of the package does not replace the element', () => {
  const first = customElements.get('vendor-portal');

  defineElement();

  expect(customElements.get('vendor-portal')).toBe(first);
});
