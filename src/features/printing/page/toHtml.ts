import type { Paper } from '../device/settings';
import { sheetOf } from './sheet';

/** A whole document as text, with its styles. `fill` gets the empty document. */
export function toHtml(paper: Paper, fill: (page: Document) => void): string {
  // Not shown, so it runs and loads nothing.
  const page = document.implementation.createHTMLDocument('');
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  style.textContent = sheetOf(paper);
  page.head.prepend(charset);
  page.head.append(style);
  fill(page);
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}
