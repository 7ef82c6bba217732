import type { PrintJob, Ticket } from '../../../core/contracts';
import type { Paper } from '../device/settings';
import { renderDocument } from '../page/renderDocument';
import { toHtml } from '../page/toHtml';
import { documentOf, type DocumentOptions } from '../ticket/documentOf';

interface JobOptions extends DocumentOptions {
  kind: PrintJob['kind'];
  ticket: Ticket;
  copies: number;
  paper: Paper;
  locale: string;
}

/** The job for the adapter, and its page for the browser's dialog. */
export function jobOf({ kind, ticket, copies, paper, locale, ...options }: JobOptions) {
  const content = documentOf(kind, ticket, options);
  const { text, copy } = options;
  const fill = (page: Document, times = copies) =>
    renderDocument(page, content, { copies: times, lang: locale, dietLabel: text });
  const job: PrintJob = {
    kind,
    copies,
    isReprint: copy > 1,
    ticket,
    html: () => toHtml(paper, (page) => fill(page, 1)),
    async escpos(width) {
      const { encodeDocument } = await import('../escpos/encodeDocument');
      return encodeDocument(content.blocks, width);
    },
  };
  return { job, page: { paper, fill } };
}
