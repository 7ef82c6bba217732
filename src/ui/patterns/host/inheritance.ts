import { INHERITED } from './inheritedProperties';

/** What an element inherits from the page. */
export interface Inheritance {
  css: string;
  lang: string;
  dir: string;
}

/** The elements around a portal, from the inside out. */
export function ancestorsOf(root: Element): readonly Element[] {
  const ancestors: Element[] = [];
  let next = parentOf(outermost(root));
  while (next) {
    ancestors.push(next);
    next = parentOf(next);
  }
  return ancestors;
}

/** The element of the portal that is in the page. */
function outermost(root: Element): Element {
  const { host } = root.getRootNode() as Partial<ShadowRoot>;
  // `isolation="shadow"`: the element with the shadow root inherits nothing.
  return host?.localName === 'vendor-portal-box' ? host : root;
}

/**
 * Whether what is next to `own` has the size `medium`, with which browsers show monospace text smaller than with the same
 * size as a length. Only an element can tell, so there is one for a moment.
 */
function hasKeyword(own: Element): boolean {
  const probe = document.createElement('span');
  probe.slot = own.slot;
  probe.style.cssText = 'all: unset; position: absolute';
  own.after(probe);
  const size = () => Number.parseFloat(getComputedStyle(probe).fontSize);
  const plain = size();
  probe.style.fontFamily = 'monospace';
  const isSmaller = size() < plain;
  probe.remove();
  return isSmaller;
}

/** The element that another one inherits from. */
function parentOf({ assignedSlot, parentNode }: Element): Element | null {
  if (assignedSlot) return assignedSlot;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

/** Also passed on if it is the initial one, unless that is the keyword `medium`. */
const SIZE = INHERITED.indexOf('font-size');

/**
 * What the page passes on to the children of the first of `ancestors`. `initial` has the values of an element that
 * inherits nothing.
 */
export function inheritanceOf(
  root: Element,
  ancestors: readonly [Element, ...Element[]],
  initial: readonly string[],
): Inheritance {
  const [page] = ancestors;
  const values = valuesOf(page);
  const rules = INHERITED.map((name, at) => `${name}: ${values[at]}`);
  return {
    css: rules
      .filter(
        (_, at) => values[at] !== initial[at] || (at === SIZE && !hasKeyword(outermost(root))),
      )
      .join('; '),
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
