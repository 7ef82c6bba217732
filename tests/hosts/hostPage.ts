import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { HostKind } from './kinds.ts';

/** The page of a host. Its links are named by their URLs, and it shows the URL that its router has. */
export interface HostPage {
  home(): Promise<void>;
  follow(address: string): Promise<void>;
  /** The URL of a path of the portal in this kind of host. */
  address(path: string): string;
  /** Expects this path of the portal in the address bar and in the host's router. */
  expectAt(path: string): Promise<void>;
  heading(name: string): Promise<void>;
}

export function hostPageOf(page: Page, { mount, prefix }: HostKind): HostPage {
  const links = page.getByRole('navigation', { name: 'Host', exact: true });
  const follow = (address: string) =>
    links.getByRole('link', { name: address, exact: true }).click();
  const heading = (name: string) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const address = (path: string) => (prefix === null ? mount : `${prefix}${path}`);
  return {
    follow,
    heading,
    address,
    async home() {
      await follow('/');
      await heading('Host home');
    },
    async expectAt(path) {
      await expect(page).toHaveURL(({ pathname, hash }) => pathname + hash === address(path));
      await expect(page.getByLabel('Host address')).toHaveText(address(path));
    },
  };
}

/** The parts of the page that the portal must not change. */
export function takeStock(page: Page) {
  return page.evaluate(() => {
    const { documentElement, body, title } = document;
    const { pushState, replaceState } = window.history;
    const ofPortal = (node: unknown) => node instanceof Element && node.hasAttribute('data-styled');
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const ours = sheets.filter(({ ownerNode }) => ofPortal(ownerNode));
    const flat = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? flat(rule.cssRules) : rule));
    // The portal's style rules stay after an unmount, but none may match an element of the host.
    const isStray = (rule: CSSRule) =>
      rule instanceof CSSStyleRule &&
      (!/^(?::where\()?\./.test(rule.selectorText) ||
        document.querySelector(rule.selectorText) !== null);
    return {
      title,
      attributes: [documentElement, body].map((element) =>
        [...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ),
      history: [pushState, replaceState].map(String).concat(Reflect.ownKeys(history).map(String)),
      // The inline scripts of a page that a server renders are gone after a client-side navigation.
      inBody: [...body.children]
        .filter((node) => !(node instanceof HTMLScriptElement) || node.src)
        .map(({ tagName }) => tagName),
      portals: document.querySelectorAll('[class*="vp-"], vendor-portal, vendor-portal-box').length,
      // The order depends on the page at which a host was loaded.
      styles: sheets
        .filter((sheet) => !ours.includes(sheet))
        .flatMap(({ cssRules }) => flat(cssRules).map(({ cssText }) => cssText))
        .toSorted(),
      stray: ours.flatMap(({ cssRules }) =>
        flat(cssRules)
          .filter(isStray)
          .map(({ cssText }) => cssText),
      ),
    };
  });
}
