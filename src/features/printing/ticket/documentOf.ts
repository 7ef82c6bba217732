import { roundAmount } from '../../../core/amount/units';
import type { PrintJob, Region, Ticket, TicketLine } from '../../../core/contracts';
import type { Formats } from '../../../core/format/formats';
import type { Translate } from '../../../core/messages/messages';
import { isInvoicedByMarketplace } from '../../../core/region/invoice';
import type messages from '../messages.en.json';
import { addonsOf, detailsOf, kitchenLines } from './kitchenLines';

export interface DocumentOptions {
  text: Translate<keyof typeof messages>;
  formats: Formats;
  region: Pick<Region, 'country' | 'currency'>;
  /** The number of the copy: 2 or more for a reprint. */
  copy: number;
  /** Whether the order was declined, after it may have been printed. */
  isCancelled?: boolean;
  /** Whether a test print shows how many letters fit on a line. */
  hasRuler?: boolean;
}

const CENTERED = { isCentered: true } as const;

const STRONG = { ...CENTERED, size: 'large', isStrong: true } as const;

const BLOCKS = {
  kot: kotBlocks,
  bill: billBlocks,
  test: testBlocks,
  cancelled: slipBlocks,
  changed: changedBlocks,
} as const;

export interface ItemBlock {
  type: 'item';
  quantity: string;
  name: string;
  diet: TicketLine['diet'];
  /** Indented lines below the name. */
  details: readonly string[];
  note: string;
  /** The amount on a bill. An item without an amount is printed in large type. */
  amount?: string;
}

/** A document for paper, from top to bottom; printed as HTML or as ESC/POS. */
export type Block =
  | {
      type: 'text';
      text: string;
      size?: 'huge' | 'large' | 'small';
      isStrong?: boolean;
      isCentered?: boolean;
      /** Its own letters give its direction, not the language: a name, or numbers with an arrow. */
      isIsolated?: boolean;
    }
  | { type: 'pair'; start: string; end: string; isStrong?: boolean }
  | ItemBlock
  | { type: 'box'; title: string; text: string }
  | { type: 'rule' }
  /** Lines of known widths, from which the vendor reads the width of the paper; only for ESC/POS. */
  | { type: 'ruler' };

export interface PrintDocument {
  kind: PrintJob['kind'];
  title: string;
  blocks: readonly Block[];
}

export function documentOf(
  kind: PrintDocument['kind'],
  ticket: Ticket,
  options: DocumentOptions,
): PrintDocument {
  const { text, copy } = options;
  const isCancelled = options.isCancelled || kind === 'cancelled';
  const blocks = BLOCKS[kind](ticket, options);
  const marks = [
    ...(isCancelled ? [line(text('cancelledMark'), STRONG)] : []),
    ...(copy > 1 ? [line(text('copy', { count: copy }), STRONG)] : []),
  ];
  return {
    kind,
    title: `${text(kind)} ${ticket.number}`.trim(),
    blocks: [...marks, ...blocks],
  };
}

type TextBlock = Extract<Block, { type: 'text' }>;

function line(text: string, look: Omit<TextBlock, 'type' | 'text'> = {}): Block {
  return { type: 'text', text, ...look };
}

const RULE: Block = { type: 'rule' };

function kotBlocks(ticket: Ticket, { text, formats }: DocumentOptions): Block[] {
  const { promisedAt, promisedMinutes } = ticket;
  const minutes = promisedMinutes ?? 0;
  const promise = promisedAt
    ? text('readyBy', { at: unbroken(formats.time(promisedAt)), minutes })
    : text('readyIn', { minutes });
  const pieces = ticket.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    line(text('kot'), { ...CENTERED, isStrong: true }),
    ...numbers(ticket, text),
    ...placed(ticket, text, formats),
    ...(minutes > 0 ? [line(promise, STRONG)] : []),
    RULE,
    ...boxed(text('instructions'), ticket.instructions),
    ...kitchenLines(ticket.lines).map((one) => kitchenItem(one, formats)),
    ...(ticket.lines.length === 0 ? [line(text('noItems'))] : []),
    RULE,
    line(text('pieces', { count: pieces }), CENTERED),
  ];
}

/** Replaces spaces, so that a date or time stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function numbers({ shortNumber, number }: Ticket, text: DocumentOptions['text']): Block[] {
  return [
    line(shortNumber, { ...CENTERED, size: 'huge', isStrong: true }),
    line(text('orderNumber', { number }), { ...CENTERED, size: 'small' }),
  ];
}

function placed({ placedAt }: Ticket, text: DocumentOptions['text'], formats: Formats): Block[] {
  return placedAt
    ? [
        line(
          text('placedAt', {
            at: formats.dateTime(placedAt).split(' • ').map(unbroken).join(' • '),
          }),
          CENTERED,
        ),
      ]
    : [];
}

function boxed(title: string, text: string | undefined): Block[] {
  return text ? [{ type: 'box', title, text }] : [];
}

function kitchenItem(
  { quantity, name, diet, details, instructions }: ReturnType<typeof kitchenLines>[number],
  { number }: Formats,
): ItemBlock {
  const note = instructions;
  return { type: 'item', quantity: `${number(quantity)} ×`, name, diet, details, note };
}

function billBlocks(ticket: Ticket, { text, formats, region }: DocumentOptions): Block[] {
  const { name, fssai, gstin } = ticket.restaurant;
  const { charges = [], invoiceNumber, paymentStatus } = ticket;
  const small = { ...CENTERED, size: 'small' } as const;
  const numberLabel = text(isInvoicedByMarketplace(region) ? 'bill' : 'invoice');
  return [
    ...(name ? [line(name, { ...STRONG, isIsolated: true })] : []),
    ...(fssai ? [line(text('fssai', { number: fssai }), small)] : []),
    ...(gstin ? [line(text('gstin', { number: gstin }), small)] : []),
    RULE,
    line(text('bill'), { ...CENTERED, isStrong: true }),
    { type: 'pair', start: text('order'), end: ticket.number },
    ...(invoiceNumber ? [{ type: 'pair', start: numberLabel, end: invoiceNumber } as const] : []),
    ...(ticket.placedAt
      ? [{ type: 'pair', start: text('placed'), end: formats.dateTime(ticket.placedAt) } as const]
      : []),
    RULE,
    ...ticket.lines.map((one) => billItem(one, { text, formats, region })),
    ...(ticket.lines.length === 0 ? [line(text('noItems'))] : []),
    RULE,
    ...charges.map(({ label, amount, isTotal }): Block => {
      return { type: 'pair', start: label, end: formats.money(amount), isStrong: isTotal === true };
    }),
    RULE,
    { type: 'pair', start: text('payment'), end: paymentStatus ?? '', isStrong: true },
  ];
}

function billItem(
  { quantity, name, variant, addons, diet, price }: TicketLine,
  { text, formats, region }: Pick<DocumentOptions, 'text' | 'formats' | 'region'>,
): ItemBlock {
  const { money, number } = formats;
  const each = price !== null && quantity !== 1 ? [text('each', { price: money(price) })] : [];
  return {
    type: 'item',
    quantity: `${number(quantity)} ×`,
    name,
    diet,
    details: [...detailsOf(variant), ...addonsOf({ addons }, 1), ...each],
    note: '',
    amount: money(price === null ? null : roundAmount(price * quantity, region.currency)),
  };
}

function testBlocks({ restaurant }: Ticket, { text, hasRuler }: DocumentOptions): Block[] {
  return [
    line(text('test'), STRONG),
    ...(restaurant.name ? [line(restaurant.name, { ...CENTERED, isIsolated: true })] : []),
    RULE,
    line(text('testText'), CENTERED),
    ...(hasRuler ? [RULE, line(text('rulerText')), { type: 'ruler' } as const] : []),
  ];
}

/** The dishes of a ticket that nobody has to cook any more. */
function slipBlocks(ticket: Ticket, { text, formats }: DocumentOptions): Block[] {
  return [
    ...numbers(ticket, text),
    RULE,
    ...kitchenLines(ticket.lines).map((one) => kitchenItem(one, formats)),
  ];
}

function changedBlocks(ticket: Ticket, { text, formats }: DocumentOptions): Block[] {
  const number = (quantity = 0) => formats.number(quantity);
  return [
    line(text('changedMark'), STRONG),
    ...numbers(ticket, text),
    ...ticket.lines.flatMap((one) => [
      RULE,
      // The add-ons of one piece, because the number of pieces has changed.
      ...kitchenLines([{ ...one, quantity: 1 }]).map((dish) => ({
        ...kitchenItem(dish, formats),
        quantity: '',
      })),
      line(`${number(one.quantityBefore)} × → ${number(one.quantity)} ×`, {
        ...STRONG,
        isIsolated: true,
      }),
    ]),
  ];
}
