import createDOMPurify, { type Config } from 'dompurify';
import type { TrustedTypesPolicy } from '../../core/contracts';
import { trustedTypesPolicy } from '../../core/dom/trustedTypes';

const STRUCTURE = 'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote pre code hr br div span';
const EMPHASIS = 'b i u em strong a';
const TABLE = 'table caption colgroup col thead tbody tfoot tr th td';

const TAGS = `${STRUCTURE} ${EMPHASIS} ${TABLE}`.split(' ');

const WORDS = ['title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start', 'type', 'value'];

/** Allows web, mail and phone links, anchors and paths of this site, but not `//host`. */
const SAFE_URL = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** The elements and attributes that texts of the marketplace may contain (T1). */
const PROFILE = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href', ...WORDS],
  // Otherwise DOMPurify would check these attributes as URLs, too.
  ADD_URI_SAFE_ATTR: WORDS,
  ALLOWED_URI_REGEXP: SAFE_URL,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** These limits bound the time that parsing, sanitizing and layout take. */
const MAX_LENGTH = 500_000;
const MAX_TAGS = 10_000;
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 50;

/**
 * Returns `null` if the browser cannot sanitize the markup, or not quickly. Uses a new DOMPurify, so that hooks of the
 * host do not apply.
 */
export function sanitizeHtml(
  html: string,
  given?: TrustedTypesPolicy,
  purifier = createDOMPurify(window),
): DocumentFragment | null {
  if (!purifier.isSupported) return null;
  // If DOMPurify gets a policy or `null`, it does not create its own policy, which most CSPs would refuse.
  const policy = given ?? trustedTypesPolicy();
  if (!isParsedQuickly(html, policy)) return null;
  const config = { ...PROFILE, TRUSTED_TYPES_POLICY: policy as Config['TRUSTED_TYPES_POLICY'] };
  const fragment: DocumentFragment | null = purifier.sanitize(html, config);
  if (fragment) prepare(fragment);
  return fragment;
}

/**
 * Parses the markup tag by tag in a document that runs no scripts and loads nothing, because only the parser knows what
 * a tag creates: it repeats unclosed formatting in each block. This limits only the time; DOMPurify ensures safety.
 */
function isParsedQuickly(html: string, policy: TrustedTypesPolicy | null): boolean {
  const tags = html.split('<');
  if (html.length > MAX_LENGTH || tags.length > MAX_TAGS) return false;
  // The elements of a template are not in its document.
  if (/<template/i.test(html)) return false;
  const inert = document.implementation.createHTMLDocument();
  const elements = inert.getElementsByTagName('*');
  const write = (markup: string) => inert.write((policy?.createHTML(markup) ?? markup) as string);
  try {
    // After a word, the parser ignores a frameset, which would replace the body.
    write('<body>.');
    for (const [index, tag] of tags.entries()) {
      write(index > 0 ? `<${tag}` : tag);
      if (elements.length > MAX_ELEMENTS || depthAtEnd(inert.body) > MAX_DEPTH) return false;
    }
  } catch {
    // Trusted Types forbid it.
    return false;
  }
  return Array.from(elements).every(({ attributes }) => attributes.length <= MAX_ATTRIBUTES);
}

/** The depth at which the parser is: in the last element or, for what a table cannot contain, in the one before it. */
function depthAtEnd(root: Element): number {
  let depth = 0;
  for (let last: Element | null = root; last; last = last.lastElementChild) {
    const moved = last.localName === 'table' && last.previousElementSibling;
    const depthBefore = moved ? depth + depthAtEnd(moved) : 0;
    if (depthBefore > MAX_DEPTH) return depthBefore;
    depth += 1;
  }
  return depth;
}

function prepare(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  // Make headings focusable, so that a table of contents can link to them.
  for (const heading of headingsOf(fragment)) heading.tabIndex = -1;
}

export function headingsOf(content: ParentNode): HTMLHeadingElement[] {
  return [...content.querySelectorAll<HTMLHeadingElement>('h1, h2, h3')];
}

const UNSEEN = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** The text without tags. The result must only be shown as text. */
export function plainText(html: string): string {
  const seen = html.replace(UNSEEN, '');
  // A `<` without a following `>` would make the regular expression quadratic.
  const end = seen.lastIndexOf('>') + 1;
  const words = seen.slice(0, end).replace(/<[^>]*>/g, ' ') + seen.slice(end);
  return words.replace(/[^\S\n]+/g, ' ').trim();
}
