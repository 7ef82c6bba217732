import type { Paper } from '../device/settings';
import { sheetOf } from './sheet';

/** Returns a whole document as HTML text, with its styles. `fill` gets the empty document. */
export function toHtml(paper: Paper, fill: (page: Document) => void): string {
  // A document that is not shown runs no scripts and loads nothing.
  const page = document.implementation.createHTMLDocument('');
  fill(page);
  // The policy of the page would refuse a style element even here, so the styles are added to the text.
  const styles = `<meta charset="utf-8"><style>${sheetOf(paper)}</style>`;
  const html = page.documentElement.outerHTML.replace('<head>', `<head>${styles}`);
  return `<!doctype html>\n${html}`;
}
