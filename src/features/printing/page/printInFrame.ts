import { within } from '../../../core/async/within';
import { largest } from '../../../core/extremes';
import type { Paper } from '../device/settings';

/** The browser ignored the call to print, as in a sandboxed frame or in an app without printing. */
export class PrintingBlocked extends Error {}

interface PrintPage {
  paper: Paper;
  fill(page: Document): void;
}

interface Size {
  /** Width of the paper and its margin at the sides, in mm. */
  width: number;
  margin: number;
  /** In px. */
  font: number;
  huge: number;
}

/** A printer for 58 mm paper prints a width of 48 mm, one for 80 mm paper a width of 72 mm. */
const SIZES: Readonly<Record<Paper, Size>> = {
  58: { width: 58, margin: 5, font: 12, huge: 52 },
  80: { width: 80, margin: 4, font: 14, huge: 72 },
  a4: { width: 210, margin: 20, font: 15, huge: 72 },
};

/**
 * Prints in a hidden frame inside `holder` and removes the frame. Resolves with the time in ms that the browser took:
 * with a dialog, until it is closed.
 */
export async function printInFrame(
  holder: Element,
  { paper, fill }: PrintPage,
  signal: AbortSignal,
): Promise<number> {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  hide(frame, SIZES[paper].width);
  try {
    await attach(holder, frame);
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!view) throw new PrintingBlocked();
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(sheetOf(paper));
    view.document.adoptedStyleSheets = [sheet];
    fill(view.document);
    sheet.insertRule(pageRule(paper, heightOf(view.document)));
    return await printWindow(view, signal);
  } finally {
    frame.remove();
  }
}

/** Hides the frame, so that styles of the page can neither show it nor remove its layout. */
function hide(frame: HTMLElement, widthMm: number): void {
  const styles = {
    all: 'initial',
    display: 'block',
    position: 'fixed',
    'inset-block-start': '0',
    'inset-inline-start': '-9999px',
    'inline-size': `${widthMm}mm`,
    'block-size': '1px',
    border: '0',
    visibility: 'hidden',
  };
  for (const [name, value] of Object.entries(styles)) {
    frame.style.setProperty(name, value, 'important');
  }
}

/** Firefox replaces the first document of a frame when it has loaded. */
function attach(holder: Element, frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    holder.append(frame);
  });
}

/** How long to wait for the print events after the call has returned, in ms. */
const START_MS = 1_000;

/** How long a dialog can stay open before the print times out, in ms. */
const DIALOG_MS = 600_000;

async function printWindow(view: Window, signal: AbortSignal): Promise<number> {
  let isStarted = false;
  const ended = new Promise<void>((resolve) => {
    view.addEventListener('beforeprint', () => void (isStarted = true), { once: true });
    view.addEventListener('afterprint', () => resolve(), { once: true });
  });
  const startedAt = performance.now();
  view.print();
  try {
    await within(signal, START_MS, () => ended);
  } catch {
    signal.throwIfAborted();
    if (!isStarted) throw new PrintingBlocked();
    // This browser returns from `print()` while its dialog is still open.
    await within(signal, DIALOG_MS, () => ended);
  }
  return performance.now() - startedAt;
}

/** Uses borders only, because thermal printers have one colour and browsers leave out backgrounds. */
export function sheetOf(paper: Paper): string {
  const { width, margin, font, huge } = SIZES[paper];
  return `
@page { margin: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: #fff; --line: 1.3; --tight: 1.2; }
html:not(:lang(en)) { --line: 1.5; --tight: 1.4; }
html:lang(ur) { --line: 2.2; --tight: 2; }
body {
  inline-size: ${width}mm;
  color: #000;
  font: ${font}px/var(--line) system-ui, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
section { padding: ${paper === 'a4' ? margin : 3}mm ${margin}mm; break-after: page; }
section:last-child { break-after: auto; }
.centered { text-align: center; text-wrap: balance; }
.strong { font-weight: 700; }
.small { font-size: 0.85em; }
.large { font-size: 1.35em; line-height: var(--tight); }
.huge { font-size: ${huge}px; line-height: 1.05; }
.rule { margin-block: 1.5mm; border-block-start: 1px dashed #000; }
.pair { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 2mm; }
.pair > :last-child { margin-inline-start: auto; text-align: end; }
.box { margin-block: 1mm; padding: 1mm 1.5mm; border: 2px solid #000; font-weight: 700; }
.box > .title { font-size: 0.8em; font-weight: 400; }
.item {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 1.5mm;
  padding-block: 0.8mm;
  break-inside: avoid;
}
.item > .below { grid-column: 2 / -1; padding-inline-start: 2mm; }
.item > .amount { text-align: end; }
.item:not([data-kind='bill']) > :is(.quantity, .name) { font-size: 1.35em; font-weight: 700; line-height: var(--tight); }
.item:not([data-kind='bill']) > .below { font-size: 1.15em; }
.item[data-kind='bill'] > .below { font-size: 0.85em; padding-inline-start: 0; }
.item > .note { grid-column: 1 / -1; margin-inline-start: 3mm; font-size: 1.15em; }
.diet {
  display: inline-grid;
  place-content: center;
  inline-size: 1.2em;
  block-size: 1.2em;
  border: 1.5px solid #000;
  font-size: 0.7em;
  font-weight: 700;
  line-height: 1;
  vertical-align: 0.1em;
}
`;
}

/** One page with the length of the ticket, so that the roll is not fed further. */
function pageRule(paper: Paper, heightMm: number): string {
  return paper === 'a4'
    ? '@page { size: A4; }'
    : `@page { size: ${SIZES[paper].width}mm ${heightMm}mm; }`;
}

const MM_PER_PX = 25.4 / 96;

/** Length of the paper after the last line, in mm. */
const FEED_MM = 4;

/** Height of the longest copy, in mm. */
function heightOf(page: Document): number {
  const heights = [...page.querySelectorAll('section')].map(
    (section) => section.getBoundingClientRect().height,
  );
  return Math.ceil(largest(heights) * MM_PER_PX) + FEED_MM;
}
