import createDOMPurify, { type Config } from 'dompurify';
import type { TrustedTypesPolicy } from '../../core/contracts';
import { trustedTypesPolicy } from '../../core/dom/trustedTypes';

const STRUCTURE = 'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote pre code hr br div span';
const EMPHASIS = 'b i u em strong a';
const TABLE = 'table caption colgroup col thead tbody tfoot tr th td';

const TAGS = `${STRUCTURE} ${EMPHASIS} ${TABLE}`.split(' ');

const WORDS = ['title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start', 'type', 'value'];

/** Web, mail, telephone, a place in the text, or a path of this site; never `//elsewhere`. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** The allow-list for texts of the marketplace (safety T1): structure, words, links. */
const PROFILE = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href', ...WORDS],
  // The rule for addresses would otherwise be held against plain words, too.
  ADD_URI_SAFE_ATTR: WORDS,
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Nodes that can neither run nor load anything; `null` where the browser cannot make sure of that.
 * A sanitiser of its own every time: hooks of the host's copy do not reach it.
 */
export function sanitizeHtml(
  html: string,
  given?: TrustedTypesPolicy,
  purifier = createDOMPurify(window),
): DocumentFragment | null {
  if (!purifier.isSupported) return null;
  // Given one, or null, the sanitiser does not try for a policy of its own that no host allows.
  const policy = (given ?? trustedTypesPolicy()) as Config['TRUSTED_TYPES_POLICY'];
  const config = { ...PROFILE, TRUSTED_TYPES_POLICY: policy };
  const fragment: DocumentFragment | null = purifier.sanitize(html, config);
  if (fragment) prepare(fragment);
  return fragment;
}

/** The only changes after cleaning, and before anything is shown. */
function prepare(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  // A contents list can lead the keyboard here.
  for (const heading of headingsOf(fragment)) heading.tabIndex = -1;
}

/** The headings of the first three levels, in order. */
export function headingsOf(content: ParentNode): HTMLHeadingElement[] {
  return [...content.querySelectorAll<HTMLHeadingElement>('h1, h2, h3')];
}

const UNSEEN = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** The words without their markup; they are only ever shown as text. */
export function plainText(html: string): string {
  const seen = html.replace(UNSEEN, '');
  // A `<` without a `>` after it would make the search for tags quadratic.
  const end = seen.lastIndexOf('>') + 1;
  const words = seen.slice(0, end).replace(/<[^>]*>/g, ' ') + seen.slice(end);
  return words.replace(/[^\S\n]+/g, ' ').trim();
}
