import { INHERITED } from './inheritedProperties';

/** What an element inherits from the page. */
export interface Inheritance {
  css: string;
  lang: string;
  dir: string;
}

/** The elements around a portal, from the inside out. */
export function ancestorsOf(root: Element): readonly Element[] {
  const { host } = root.getRootNode() as Partial<ShadowRoot>;
  // `isolation="shadow"`: the element with the shadow root inherits nothing.
  const isIsolated = host?.localName === 'vendor-portal-box';
  const ancestors: Element[] = [];
  let next = parentOf(isIsolated && host ? host : root);
  while (next) {
    ancestors.push(next);
    next = parentOf(next);
  }
  return ancestors;
}

/** The element that another one inherits from. */
function parentOf({ assignedSlot, parentNode }: Element): Element | null {
  if (assignedSlot) return assignedSlot;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

/**
 * Always passed on: with the initial size, which is a keyword, browsers show monospace text smaller. Whether the page
 * has the keyword or a length is not readable, but pages with a design system have a length.
 */
const SIZE = INHERITED.indexOf('font-size');

/** What `page` passes on to its children. `initial` has the values of an element that inherits nothing. */
export function inheritanceOf(
  page: Element,
  ancestors: readonly Element[],
  initial: readonly string[],
): Inheritance {
  const values = valuesOf(page);
  const rules = INHERITED.map((name, at) => `${name}: ${values[at]}`);
  return {
    css: rules.filter((_, at) => values[at] !== initial[at] || at === SIZE).join('; '),
    lang: ancestors.find((one) => one.hasAttribute('lang'))?.getAttribute('lang') ?? '',
    dir: getComputedStyle(page).direction,
  };
}

/** The computed values of `INHERITED`. */
export function valuesOf(element: Element): readonly string[] {
  const styles = getComputedStyle(element);
  const { color } = styles;
  return INHERITED.map((name) => {
    if (name === 'line-height') return lineHeightOf(element, styles);
    const value = styles.getPropertyValue(name);
    return name.endsWith('-color') && value === color ? 'currentcolor' : value;
  });
}

/** A factor of the font size is inherited as a factor, but `getComputedStyle` returns a length. */
function lineHeightOf(element: Element, { lineHeight, fontSize }: CSSStyleDeclaration): string {
  // Firefox has no `computedStyleMap`.
  const exact = 'computedStyleMap' in element && element.computedStyleMap().get('line-height');
  if (exact) return String(exact);
  const factor = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  return Number.isFinite(factor) ? String(factor) : lineHeight;
}
