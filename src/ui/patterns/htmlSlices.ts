/** These limits bound the time that parsing, sanitizing and layout take. */
const MAX_LENGTH = 500_000;
const MAX_DEPTH = 100;
const MAX_TAGS = 20_000;
const SLICE_TAGS = 1_000;

const names = (list: string) => new Set(list.split(' '));

/** Elements that are removed with their content, because the HTML parser treats it specially. */
const RAW = names('script style title xmp iframe noembed noframes plaintext');
const FOREIGN = names('svg math template noscript');
/** Elements of which only the tags are removed; some of these tags make the parser ignore others. */
const DROPPED = names('html head body frameset frame form button select optgroup option textarea');
const VOID = names('area base br col embed hr img input link meta param source track wbr');
/** Elements that do not nest, because the next one closes the previous one. */
const SELF_ENDING = names('p li dt dd td th tr thead tbody tfoot caption colgroup');
const FORMATTING = names('a b big code em font i nobr s small strike strong tt u');
/** Elements inside which a slice can end without losing anything. */
const NEUTRAL = names('div section article main');
const STARTS_BLOCK = names('h1 h2 h3 h4 h5 h6 p ul ol dl blockquote pre table hr div section');

const SPACE = /[\t\n\f\r ]/;
const COMMENT_END = /--!?>/g;

interface Tag {
  name: string;
  isClosing: boolean;
  start: number;
  end: number;
}

interface OpenElement {
  name: string;
  source: string;
}

/**
 * Splits markup into slices that can be parsed one by one. Returns `null` if the markup is too long or too deeply
 * nested: the time of the HTML parser is quadratic in the depth. This limits only the time; the sanitizer ensures
 * safety.
 */
export function htmlSlices(html: string): string[] | null {
  if (html.length > MAX_LENGTH) return null;
  const nesting = createNesting();
  const endOfUnseen = createUnseenSearch(html);
  const slices: string[] = [];
  let slice = '';
  let sliceTags = 0;
  let tags = 0;
  let position = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, position)) {
    slice += html.slice(position, tag.start);
    position = endOfUnseen(tag) ?? tag.end;
    if (isLeftOut(tag)) {
      // The text on both sides of the removed tag must not form a new tag.
      if (html[tag.start - 1] === '<') slice += ' ';
      continue;
    }
    if (sliceTags >= SLICE_TAGS && nesting.isNeutral() && startsBlock(tag)) {
      slices.push(slice);
      slice = nesting.sources();
      sliceTags = 0;
    }
    const source = html.slice(tag.start, tag.end);
    // The parser reopens unclosed formatting in each following block.
    const cost = 1 + nesting.formatting();
    sliceTags += cost;
    tags += cost;
    if (tag.isClosing) nesting.close(tag.name);
    else nesting.open({ name: tag.name, source });
    if (tags > MAX_TAGS || nesting.depth() > MAX_DEPTH) return null;
    slice += source;
  }
  return [...slices, slice + html.slice(position)];
}

function isLeftOut({ name }: Tag): boolean {
  return name === COMMENT || RAW.has(name) || FOREIGN.has(name) || DROPPED.has(name);
}

function startsBlock({ name, isClosing }: Tag): boolean {
  return !isClosing && STARTS_BLOCK.has(name);
}

/** A stack of open elements, which is never smaller than the stack of the parser. */
function createNesting() {
  const stack: OpenElement[] = [];
  /** The number of formatting elements that were not closed in their block; the parser continues them. */
  let pending = 0;
  return {
    depth: () => stack.length + pending,
    formatting: () => pending + stack.filter(({ name }) => FORMATTING.has(name)).length,
    isNeutral: () => pending === 0 && stack.every(({ name }) => NEUTRAL.has(name)),
    sources: () => stack.map(({ source }) => source).join(''),
    open(element: OpenElement) {
      if (!VOID.has(element.name) && !SELF_ENDING.has(element.name)) stack.push(element);
    },
    /** Closes an element. Like the parser, it skips unclosed formatting; other misplaced end tags may be ignored. */
    close(name: string) {
      const last = stack.findLastIndex((open) => open.name === name || !FORMATTING.has(open.name));
      if (stack[last]?.name !== name) return;
      pending += stack.length - last - 1;
      stack.length = last;
    },
  };
}

const COMMENT = '!';

function nextTag(html: string, from: number): Tag | null {
  for (let start = html.indexOf('<', from); start >= 0; start = html.indexOf('<', start + 1)) {
    const isClosing = html[start + 1] === '/';
    const nameStart = start + (isClosing ? 2 : 1);
    const first = html[nameStart] ?? '';
    if (/[a-z]/i.test(first)) return readTag(html, { start, nameStart, isClosing });
    const isComment = first !== '' && (isClosing || first === '!' || first === '?');
    if (isComment) return { name: COMMENT, isClosing, start, end: endOfComment(html, start) };
  }
  return null;
}

function readTag(
  html: string,
  { start, nameStart, isClosing }: { start: number; nameStart: number; isClosing: boolean },
): Tag {
  const name = /[^\t\n\f\r />]*/y;
  name.lastIndex = nameStart;
  const [words = ''] = name.exec(html) ?? [];
  const end = endOfTag(html, nameStart + words.length);
  return { name: words.toLowerCase(), isClosing, start, end };
}

/** The index after the end of a tag. A `>` in a quoted attribute value does not end the tag. */
function endOfTag(html: string, from: number): number {
  let isValue = false;
  let isName = false;
  for (let at = from; at < html.length; at += 1) {
    const char = html.charAt(at);
    if (isValue && (char === '"' || char === "'")) {
      at = html.indexOf(char, at + 1);
      if (at < 0) return html.length;
      isValue = false;
      isName = false;
    } else if (char === '>') return at + 1;
    else if (isValue && !SPACE.test(char)) {
      at = endOfWord(html, at) - 1;
      isValue = false;
      isName = false;
    } else if (char === '=' && isName) isValue = true;
    else if (char === '/') isName = false;
    else if (!SPACE.test(char)) isName = true;
  }
  return html.length;
}

function endOfWord(html: string, from: number): number {
  let at = from;
  while (at < html.length && html[at] !== '>' && !SPACE.test(html.charAt(at))) at += 1;
  return at;
}

function endOfComment(html: string, start: number): number {
  const isWhole = html.startsWith('<!--', start) && !/^<!---?>/.test(html.slice(start, start + 6));
  if (!isWhole) return html.indexOf('>', start) + 1 || html.length;
  COMMENT_END.lastIndex = start + 4;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

/** Returns the end of an element that is removed with its content, or undefined for other tags. */
function createUnseenSearch(html: string): (tag: Tag) => number | undefined {
  /** Names that have no end tag in the rest of the text, so that they are not searched for again. */
  const unclosed = new Set<string>();
  const find = (name: string, from: number): number | undefined => {
    if (unclosed.has(name)) return undefined;
    const pattern = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
    pattern.lastIndex = from;
    const match = pattern.exec(html);
    if (!match) unclosed.add(name);
    return match ? endOfTag(html, pattern.lastIndex) : undefined;
  };
  return ({ name, isClosing, end }) => {
    if (isClosing) return undefined;
    if (RAW.has(name)) return find(name, end) ?? html.length;
    const isEmpty = html[end - 2] === '/';
    return FOREIGN.has(name) && !isEmpty ? find(name, end) : undefined;
  };
}
