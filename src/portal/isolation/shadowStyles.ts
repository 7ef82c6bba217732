import { Diagnosis } from '../../core/api/errors';
import { describeKind } from '../extend/given';

export interface ShadowStyles {
  /** Replaces the style sheets of the host. What cannot be used is left out and reported. */
  set(given: unknown, nonce: string | undefined): void;
}

/** The style sheets of the host for content in a shadow root. A portal without one gets no style sheets. */
export function createShadowStyles(
  shadow: ShadowRoot | undefined,
  report: (finding: Diagnosis) => void,
): ShadowStyles {
  let items: readonly unknown[] = [];
  let links: readonly HTMLLinkElement[] = [];
  let adopted: readonly CSSStyleSheet[] = [];
  const reportProblem = (message: string) =>
    report(new Diagnosis('config', message, ADVICE, EXAMPLE));

  function link(root: ShadowRoot, urls: readonly string[], nonce: string | undefined): void {
    const before = links;
    links = urls.map(
      (url) => before.find((one) => one.getAttribute('href') === url) ?? createLink(url, nonce),
    );
    for (const one of before) if (!links.includes(one)) one.remove();
    // An element that is inserted again loads its style sheet again.
    for (const [at, one] of links.entries()) {
      const next = links[at - 1]?.nextSibling ?? (at === 0 ? root.firstChild : null);
      if (next !== one) root.insertBefore(one, next);
    }
  }

  function createLink(url: string, nonce = ''): HTMLLinkElement {
    const one = document.createElement('link');
    one.rel = 'stylesheet';
    one.nonce = nonce;
    one.href = url;
    one.addEventListener('error', () =>
      reportProblem(`A style sheet of the shadowStyles prop could not be loaded: ${url}`),
    );
    return one;
  }

  function adopt(root: ShadowRoot, sheets: readonly unknown[]): void {
    const others = root.adoptedStyleSheets.filter((one) => !adopted.includes(one));
    const isUsable = (sheet: unknown): sheet is CSSStyleSheet => {
      try {
        root.adoptedStyleSheets = [...others, sheet as CSSStyleSheet];
        return true;
      } catch {
        return false;
      }
    };
    adopted = sheets.filter(isUsable);
    root.adoptedStyleSheets = [...others, ...adopted];
    if (adopted.length < sheets.length) {
      reportProblem(
        'The shadowStyles prop has items that are neither URLs nor constructed style sheets',
      );
    }
  }

  return {
    set(given, nonce) {
      if (given !== undefined && given !== null && !Array.isArray(given)) {
        reportProblem(`The shadowStyles prop is ${describeKind(given)} instead of a list`);
      }
      const next: readonly unknown[] = Array.isArray(given) ? [...new Set(given)] : [];
      if (next.length === items.length && next.every((one, at) => one === items[at])) return;
      items = next;
      if (!shadow) return reportProblem('The shadowStyles prop needs isolation="shadow"');
      link(shadow, next.filter(isUrl), nonce);
      adopt(
        shadow,
        next.filter((item) => !isUrl(item)),
      );
    },
  };
}

const ADVICE = 'Pass URLs, or style sheets made by a constructor:';
const EXAMPLE = 'isolation="shadow" shadowStyles={[\'/assets/market.css\']}';

function isUrl(item: unknown): item is string {
  return typeof item === 'string' && item !== '' && URL.canParse(item, document.baseURI);
}
