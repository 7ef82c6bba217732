import type { Page } from '@playwright/test';

export interface GuestRules {
  /** The number of different selectors in the portal's style sheets. */
  selectors: number;
  /** The selectors that match an element of the host, or one that a host could insert there. */
  matches: string[];
  /** The selectors that match an element of `vendor-portal/ui`. */
  ofKit: string[];
}

const TAGS =
  'a abbr article aside b blockquote button caption cite code col colgroup dd details dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q s samp section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul video svg path circle g';

/**
 * Compares every selector of the portal with the content of the host that is shown, and with elements of all kinds that
 * are inserted into it. These have the attributes that the portal's selectors name. States such as `:hover` count as
 * present, and conditions such as `:not(:disabled)` as met.
 */
export function guestRulesOf(page: Page): Promise<GuestRules> {
  return page.evaluate((tags) => {
    const ANY = ':is(*)';
    const selectors = new Set(
      [...document.styleSheets]
        .filter(
          ({ ownerNode }) => ownerNode instanceof HTMLElement && 'styled' in ownerNode.dataset,
        )
        .flatMap(({ cssRules }) => selectorsOf(cssRules)),
    );
    const variants = attributesOf([...selectors]);
    const boxes = [...document.querySelectorAll('.vp-guest:not(.vp-widget)')];
    const inserted = boxes.flatMap((box) => variants.map((attributes) => insert(box, attributes)));
    const matches = [...selectors].map((selector) => {
      const loose = withoutStates(selector);
      const elements = boxes.flatMap((box) => [...box.querySelectorAll(loose)]);
      return { selector, elements };
    });
    for (const element of inserted) element.remove();
    const ofHost = matches.filter(({ elements }) => elements.some((one) => !isKit(one)));
    const ofKit = matches.filter(({ elements }) => elements.some(isKit));
    return {
      selectors: selectors.size,
      matches: ofHost.map(({ selector }) => selector),
      ofKit: ofKit.map(({ selector }) => selector),
    };

    function isKit(element: Element): boolean {
      return element.classList.contains('vp-kit');
    }

    function selectorsOf(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSKeyframesRule) return [];
        const inner = selectorsOf((rule as Partial<CSSGroupingRule>).cssRules ?? ([] as never));
        return rule instanceof CSSStyleRule ? [rule.selectorText, ...inner] : inner;
      });
    }

    function withoutStates(selector: string): string {
      const keepGuests = (condition: string) => (condition.includes('vp-guest') ? condition : ANY);
      return selector
        .replaceAll(/:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, keepGuests)
        .replaceAll(/::?(?!is\b|where\b|not\b)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, ANY);
    }

    /** Lists of attributes that together have every value that a selector names. The first list is empty. */
    function attributesOf(texts: readonly string[]): [string, string][][] {
      const values = new Map<string, Set<string>>();
      for (const [, name = '', value = ''] of texts
        .join()
        .matchAll(/\[([\w-]+)(?:.?="(.*?)")?\]/g)) {
        values.set(name, (values.get(name) ?? new Set()).add(value));
      }
      const most = Math.max(...[...values.values()].map(({ size }) => size));
      const lists = Array.from({ length: most }, (_, at) =>
        [...values].map(([name, set]): [string, string] => [name, [...set][at % set.size] ?? '']),
      );
      return [[], ...lists];
    }

    function insert(box: Element, attributes: readonly [string, string][]): Element {
      const build = (depth: number): Element[] =>
        tags.split(' ').map((tag) => {
          const isDrawn = /^(?:svg|path|circle|g)$/.test(tag);
          const space = isDrawn ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml';
          const element = document.createElementNS(space, tag);
          for (const [name, value] of attributes) element.setAttribute(name, value);
          if (depth > 0 && /^(?:div|ul|tr|form)$/.test(tag)) element.append(...build(depth - 1));
          return element;
        });
      const root = document.createElement('div');
      root.hidden = true;
      // Plain elements are also inside of others.
      root.append(...build(attributes.length === 0 ? 1 : 0));
      box.append(root);
      return root;
    }
  }, TAGS);
}
