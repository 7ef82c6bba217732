/** Describes everything on a host's page that the portal must not change. Runs in the page. */
export function describeHost(selector: string) {
  const container = document.querySelector(selector);
  if (!container) throw new Error('The host page is not there');
  const styles = [document.documentElement, document.body, container].map((element) => {
    const style = getComputedStyle(element);
    const names = Array.from({ length: style.length }, (_, index) => style.item(index));
    return names
      .filter((name) => !/size|width|height|origin|inset|^(top|bottom)/.test(name))
      .map((name) => [name, style.getPropertyValue(name)]);
  });
  const { title, documentElement, body } = document;
  const attributes = [documentElement, body].map((element) =>
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  const globals = Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));
  const prototypes = [Object, Array, Element, History].map(({ prototype }) =>
    Reflect.ownKeys(prototype).map(String),
  );
  return { styles, title, attributes, globals, prototypes, inBody: body.children.length };
}
