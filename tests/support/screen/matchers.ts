import { expect } from 'vitest';
import { isShown, type Locator, normal, waitFor } from './locator.ts';

type Text = string | RegExp;

/** Whether a fact holds; `null` without the one element that it is about, of which nothing is so or not so. */
type Holds = boolean | null;

/** Waits until a condition is as wanted, and returns what it is in the end. */
async function reaches(wanted: boolean, isMet: () => Holds): Promise<boolean> {
  const check = () => {
    if (isMet() !== wanted) throw new Error('not yet');
    return wanted;
  };
  return waitFor(check).catch(() => !wanted);
}

/** Waits until a fact of the screen holds, or with `not` does not hold. */
function fact<Given extends unknown[]>(
  holds: (locator: Locator, ...given: Given) => Holds,
  seen: (locator: Locator) => unknown,
) {
  return async function (this: { isNot: boolean }, locator: Locator, ...given: Given) {
    const pass = await reaches(!this.isNot, () => holds(locator, ...given));
    return {
      pass,
      message: () =>
        `${locator.toString()}: ${given.join()}, found ${JSON.stringify(seen(locator))}`,
    };
  };
}

const only = <Given extends unknown[]>(
  holds: (element: HTMLElement, ...given: Given) => boolean,
  seen: (element: HTMLElement) => unknown = (element) => element.outerHTML,
) =>
  fact(
    (locator, ...given: Given) => {
      const [element, ...others] = locator.now();
      return element && others.length === 0 ? holds(element, ...given) : null;
    },
    (locator) => locator.now().map(seen),
  );

/** A fact of an element that may be missing. */
const atMostOne = (holds: (elements: readonly HTMLElement[]) => boolean) =>
  fact(
    (locator) => {
      const elements = locator.now();
      return elements.length < 2 ? holds(elements) : null;
    },
    (locator) => locator.now().map(({ outerHTML }) => outerHTML),
  );

function isText(element: HTMLElement, wanted: Text, isPart: boolean): boolean {
  if (wanted instanceof RegExp) return wanted.test(normal(element.textContent));
  const text = normal(element.textContent);
  return isPart ? text.includes(normal(wanted)) : text === normal(wanted);
}

const texts = (isPart: boolean) =>
  fact(
    (locator, wanted: Text | readonly Text[]) => {
      const all = locator.now();
      if (!Array.isArray(wanted)) {
        const [element, ...others] = all;
        return element && others.length === 0 ? isText(element, wanted as Text, isPart) : null;
      }
      if (!isPart && all.length !== wanted.length) return false;
      let at = 0;
      for (const element of all) {
        if (at < wanted.length && isText(element, wanted[at], isPart)) at += 1;
      }
      return at === wanted.length;
    },
    (locator) => locator.now().map(({ textContent }) => normal(textContent)),
  );

const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value;
const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
const isChecked = (element: HTMLElement) =>
  (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true';
const isMatch = (text: string | null, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(text ?? '') : text === wanted;

/** The facts of Playwright that need no layout. */
expect.extend({
  toBeVisible: atMostOne((elements) => elements.some(isShown)),
  toBeAttached: atMostOne((elements) => elements.length > 0),
  toBeHidden: atMostOne((elements) => !elements.some(isShown)),
  toHaveCount: fact(
    (locator, count: number) => locator.now().length === count,
    (locator) => locator.now().map(({ textContent }) => normal(textContent)),
  ),
  toHaveText: texts(false),
  toContainText: texts(true),
  toHaveValue: only((element, wanted: Text) => isMatch(valueOf(element), wanted), valueOf),
  toBeChecked: only((element, { checked = true } = {}) => isChecked(element) === checked),
  toBeEnabled: only((element) => !isDisabled(element)),
  toBeDisabled: only(isDisabled),
  toBeFocused: only(
    (element) => document.activeElement === element,
    () => document.activeElement?.outerHTML,
  ),
  toHaveAttribute: only((element, name: string, wanted: Text = /^/) =>
    isMatch(element.getAttribute(name), wanted),
  ),
  async toHaveURL(this: { isNot: boolean }, _page: unknown, wanted: Text) {
    const isThere = () =>
      isMatch(wanted instanceof RegExp ? location.href : location.pathname, wanted);
    const pass = await reaches(!this.isNot, isThere);
    return { pass, message: () => `expected ${wanted}, found ${location.href}` };
  },
});

export { expect };
