import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { within } from '../../../core/async/within';
import type { PrintJob, Ticket } from '../../../core/contracts';
import { secondNameAtom } from '../../../core/extend/secondName';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { isRightToLeft } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import type { Order } from '../../../core/orders/types';
import { isCancelled, workAtom } from '../../../core/orders/work/inWork';
import { localeAtom, regionAtom, servicesAtom } from '../../../core/state/services';
import { vendorAtom } from '../../../core/vendor/queries';
import { usePaymentStatus } from '../../../ui/orders/PaymentBadge';
import { useCharges } from '../../../ui/orders/useOrderFacts';
import type { PrinterName, PrintTicket } from '../device/jobs';
import { type PrintTarget, targetOf, targetsAtom } from '../device/printers';
import { type Paper, settingsAtom } from '../device/settings';
import { USUAL_WIDTHS } from '../escpos/lineWidths';
import messages from '../messages.en.json';
import { printInFrame, sheetOf } from '../page/printInFrame';
import { renderDocument } from '../page/renderDocument';
import { type DocumentOptions, documentOf } from '../ticket/documentOf';
import { slipOf, ticketOf } from '../ticket/ticketOf';

/** Timeout for an adapter, in ms. */
const ADAPTER_MS = 20_000;

/** An order was accepted before its ticket was printed. */
const ACCEPTED = { status: 'cooking' } as const;

interface PrintRequest {
  order: Order;
  kind: PrintTicket['kind'];
  copies: number;
  /** The number of this print on this device, from 1. */
  copy: number;
  printer?: PrinterName | undefined;
  /** The dishes of a slip. */
  changes?: PrintTicket['changes'];
}

/** The duration of a job, which includes the time that the browser's dialog was open. */
export interface Printed {
  tookMs: number;
}

/** Prints with the host's adapter or the browser; rejects if nothing was printed. */
export function usePrint(holder: RefObject<Element | null>) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const locale = useAtomValue(localeAtom);
  const region = useAtomValue(regionAtom);
  const targets = useAtomValue(targetsAtom);
  const secondName = useAtomValue(secondNameAtom);
  const work = useAtomValue(workAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const { session } = useAtomValue(servicesAtom);
  const { paper } = useAtomValue(settingsAtom);
  const vendor = useAtomValue(vendorAtom).data;
  const chargesOf = useCharges();
  const paymentOf = usePaymentStatus();
  const fssai = vendor?.kyc.fssai.values.number;
  const gstin = vendor?.kyc.gst.values.number;
  const restaurant: Ticket['restaurant'] = {
    name: vendor?.restaurantName ?? '',
    ...(fssai && { fssai }),
    ...(gstin && { gstin }),
  };

  async function send(
    kind: PrintJob['kind'],
    ticket: Ticket,
    { order, copies = 1, copy = 1, printer }: Partial<PrintRequest> = {},
  ): Promise<Printed> {
    const target = targetOf(targets, printer);
    const isOver = order !== undefined && isCancelled(ACCEPTED, order);
    const options = {
      kind,
      ticket,
      copies,
      copy,
      isCancelled: isOver,
      paper,
      locale,
      region,
      text,
      formats,
      target,
    };
    const { job, page } = jobOf(options);
    const signal = session.signal();
    if (!target) return { tookMs: await printInFrame(holderOf(holder), page, signal) };
    await within(signal, ADAPTER_MS, async (limited) => target.adapter.print(job, limited));
    return { tookMs: 0 };
  }

  return {
    print(request: PrintRequest): Promise<Printed> {
      const { order, kind } = request;
      const paymentStatus = paymentOf(order.paymentStatus).label;
      const facts =
        kind === 'bill'
          ? { bill: { charges: chargesOf(order), paymentStatus } }
          : { kitchen: { secondName } };
      const head = { restaurant, shortNumber: shortOf(order) };
      if (kind === 'kot' || kind === 'bill') {
        return send(kind, ticketOf(order, head, facts), request);
      }
      const changes = request.changes ?? [];
      const workOrder = work.get(order.id);
      const slip = {
        kind,
        changes,
        known: workOrder,
        unknownDish: text('unknownDish'),
        secondName,
      };
      return send(kind, slipOf(order, head, slip), request);
    },
    printTest(printer?: PrinterName): Promise<Printed> {
      const ticket = { number: '', shortNumber: '', placedAt: '', restaurant, lines: [] };
      return send('test', ticket, { printer });
    },
  };
}

function holderOf({ current }: RefObject<Element | null>): Element {
  if (!current) throw new Error('The portal was closed');
  return current;
}
export type PrintOrder = ReturnType<typeof usePrint>['print'];

interface JobOptions extends DocumentOptions {
  kind: PrintJob['kind'];
  ticket: Ticket;
  copies: number;
  paper: Paper;
  locale: string;
  target?: PrintTarget | undefined;
}

/** The job for the adapter, and its page for the browser's dialog. */
export function jobOf({ kind, ticket, copies, paper, locale, target, ...options }: JobOptions) {
  const { setup } = target ?? {};
  const content = documentOf(kind, ticket, { ...options, hasRuler: setup !== undefined });
  const columns = setup?.columns ?? USUAL_WIDTHS[paper === '58' ? 58 : 80];
  const { text, copy } = options;
  const fill = (page: Document, times = copies) =>
    renderDocument(page, content, { copies: times, lang: locale, dietLabel: text });
  const job: PrintJob = {
    kind,
    copies,
    isReprint: copy > 1,
    ticket,
    ...(setup && { device: setup.device }),
    html: () => toHtml(paper, (page) => fill(page, 1)),
    async escpos(width) {
      const { encodeDocument } = await import('../escpos/encodeDocument');
      const isFromRight = isRightToLeft(locale);
      return encodeDocument(content.blocks, width ? USUAL_WIDTHS[width] : columns, isFromRight);
    },
  };
  return { job, page: { paper, fill } };
}

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
