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

/** Returns `null` if the browser cannot sanitize. Uses a new DOMPurify, so that hooks of the host do not apply. */
export function sanitizeHtml(
  html: string,
  given?: TrustedTypesPolicy,
  purifier = createDOMPurify(window),
): DocumentFragment | null {
  if (!purifier.isSupported) return null;
  // If DOMPurify gets a policy or `null`, it does not create its own policy, which most CSPs would refuse.
  const policy = (given ?? trustedTypesPolicy()) as Config['TRUSTED_TYPES_POLICY'];
  const config = { ...PROFILE, TRUSTED_TYPES_POLICY: policy };
  const fragment: DocumentFragment | null = purifier.sanitize(html, config);
  if (fragment) prepare(fragment);
  return fragment;
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
