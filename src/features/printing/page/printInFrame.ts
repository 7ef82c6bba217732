import { within } from '../../../core/async/within';
import { largest } from '../../../core/extremes';
import type { Paper } from '../device/settings';
import { pageRule, SIZES, sheetOf } from './sheet';

/** The browser ignored the call to print, as in a sandboxed frame or in an app without printing. */
export class PrintingBlocked extends Error {}

/** How long to wait for the print events after the call has returned, in ms. */
const START_MS = 1_000;
/** How long a dialog can stay open before the print times out, in ms. */
const DIALOG_MS = 600_000;
const MM_PER_PX = 25.4 / 96;
/** Length of the paper after the last line, in mm. */
const FEED_MM = 4;

export interface PrintPage {
  paper: Paper;
  fill(page: Document): void;
}

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

/** Height of the longest copy, in mm. */
function heightOf(page: Document): number {
  const heights = [...page.querySelectorAll('section')].map(
    (section) => section.getBoundingClientRect().height,
  );
  return Math.ceil(largest(heights) * MM_PER_PX) + FEED_MM;
}

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
