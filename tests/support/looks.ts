import type { Page } from '@playwright/test';

/** The computed styles of an element and of its `::before`. */
export interface Look {
  name: string;
  styles: Record<string, string>;
}

/** The looks of the elements that match a selector, without custom properties. Ends transitions and animations. */
export function looksOf(page: Page, selector: string): Promise<Look[]> {
  return page.evaluate((wanted) => {
    for (const animation of document.getAnimations()) animation.cancel();
    return [...document.querySelectorAll(wanted)].map((element) => {
      const styles: Record<string, string> = {};
      element.computedStyleMap().forEach((values, name) => {
        if (!name.startsWith('--')) styles[name] = values.join(', ');
      });
      const before = getComputedStyle(element, '::before');
      for (const name of ['content', 'box-sizing', 'color', 'font-family']) {
        if (before.content !== 'none') styles[`::before ${name}`] = before.getPropertyValue(name);
      }
      return { name: `${element.localName}.${element.getAttribute('class') ?? ''}`, styles };
    });
  }, selector);
}

/** One line for each element whose look differs. */
export function differencesOf(wanted: readonly Look[], shown: readonly Look[]): string[] {
  if (wanted.length !== shown.length) return [`${shown.length} elements, not ${wanted.length}`];
  return wanted.flatMap(({ name, styles }, at) => {
    const actual = shown[at]?.styles ?? {};
    const parts = Object.keys({ ...styles, ...actual })
      .filter((property) => styles[property] !== actual[property])
      .map((property) => `${property}: ${styles[property]} → ${actual[property]}`);
    return parts.length > 0 ? [`${name}: ${parts.join('; ')}`] : [];
  });
}
