/** The shadow root of an element, with the rule that lays the element out. */
export function openShadow(element: Element, rule: string): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' });
  // Not an element: it needs no nonce, and outlives a move within the page.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host { ${rule} } :host([hidden]) { display: none }`);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}
