import type { PrintJob, TicketLine } from '../../../core/contracts';

/** A document for paper, from top to bottom; printed as HTML or as ESC/POS. */
export type Block =
  | {
      type: 'text';
      text: string;
      size?: 'huge' | 'large' | 'small';
      isStrong?: boolean;
      isCentered?: boolean;
    }
  | { type: 'pair'; start: string; end: string; isStrong?: boolean }
  | ItemBlock
  | { type: 'box'; title: string; text: string }
  | { type: 'rule' }
  /** Lines of known widths, from which the vendor reads the width of the paper; only for ESC/POS. */
  | { type: 'ruler' };

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

export interface PrintDocument {
  kind: PrintJob['kind'];
  title: string;
  blocks: readonly Block[];
}
