import { createRoot, type Root } from 'react-dom/client';
import { SafeHtml } from '../../src/ui/patterns/SafeHtml';

/** The effects of one text. Texts without effects have no finding. */
export interface Finding {
  index: number;
  executions: number;
  /** The elements and attributes that the allow-list does not contain. */
  strangers: string[];
}

export interface SanitizerPage {
  /** Shows the texts as the portal does, triggers their handlers, and removes them. */
  clean(texts: readonly string[]): Promise<Finding[]>;
  /** Shows the texts without the sanitizer, each in its own frame. */
  raw(texts: readonly string[]): Promise<Finding[]>;
}

const DIALOGS = ['alert', 'confirm', 'prompt', 'print'] as const;
const EVENTS =
  'click dblclick mouseover mouseenter mousedown mouseup mousemove mouseout pointerover pointerdown ' +
  'focus blur focusin keydown keyup input change submit toggle beforetoggle scroll scrollend wheel ' +
  'copy cut paste drag dragstart drop animationstart animationend transitionend load error';
const TAGS = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd b i u em strong a blockquote pre code hr br div span ' +
    'table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  'href title lang dir colspan rowspan scope start type value target rel tabindex'.split(' '),
);
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The number of calls after which a text is stopped, because it may open dialogs in a loop. */
const MOST_CALLS = 20;

let current = -1;
const counts = new Map<number, number>();

function count(index: number): void {
  const calls = (counts.get(index) ?? 0) + 1;
  counts.set(index, calls);
  if (calls > MOST_CALLS) throw new Error('enough');
}

function hook(target: Window, indexOf: () => number): void {
  for (const name of DIALOGS) {
    Object.defineProperty(target, name, { value: () => count(indexOf()), configurable: true });
  }
}

function stirUp(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    for (const type of EVENTS.split(' ')) {
      element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }));
    }
    const isScript = element.getAttribute('href')?.trim().toLowerCase().startsWith('javascript:');
    if (isScript && element instanceof HTMLElement) element.click();
    if (element instanceof HTMLElement) element.focus();
  }
}

function strangersOf(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const link = element.localName === 'a' && element.hasAttribute('href');
    const isSafe = !link || PROTOCOLS.has((element as HTMLAnchorElement).protocol);
    return [
      ...(TAGS.has(element.localName) ? [] : [`<${element.localName}>`]),
      ...element.getAttributeNames().filter((name) => !ATTRIBUTES.has(name)),
      ...(isSafe ? [] : [`href=${element.getAttribute('href')}`]),
    ];
  });
}

/** Waits for the handlers of pictures, frames and short timers. */
function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function findings(strangers: readonly string[][]): Finding[] {
  const executed = strangers
    .map((list, index) => ({ index, executions: counts.get(index) ?? 0, strangers: list }))
    .filter((one) => one.executions > 0 || one.strangers.length > 0);
  const unplaced = counts.get(-1) ?? 0;
  counts.clear();
  return unplaced > 0
    ? [...executed, { index: -1, executions: unplaced, strangers: [] }]
    : executed;
}

async function clean(texts: readonly string[]): Promise<Finding[]> {
  const place = document.body.appendChild(document.createElement('main'));
  const root: Root = createRoot(place);
  root.render(texts.map((html, index) => <SafeHtml key={index} html={html} />));
  await rest(20);
  const strangers = [...place.children].map((shown, index) => {
    current = index;
    stirUp(shown);
    current = -1;
    return strangersOf(shown);
  });
  if (strangers.length !== texts.length) throw new Error('Not every text was shown');
  await rest(60);
  root.unmount();
  place.remove();
  return findings(strangers);
}

async function raw(texts: readonly string[]): Promise<Finding[]> {
  const frames = texts.map((html, index) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    document.body.append(frame);
    const inner = frame.contentWindow;
    if (!inner) throw new Error('A frame without a window');
    hook(inner, () => index);
    inner.document.body.innerHTML = html;
    return frame;
  });
  await rest(60);
  for (const frame of frames) {
    // A text may navigate or break its frame; without the sanitizer this is expected.
    try {
      if (frame.contentDocument) stirUp(frame.contentDocument);
    } catch {
      continue;
    }
  }
  await rest(200);
  for (const frame of frames) frame.remove();
  return findings(texts.map(() => []));
}

hook(window, () => current);
Object.assign(globalThis, { sanitizerPage: { clean, raw } satisfies SanitizerPage });
