/** A line of an order, as the backend sent it. @public */
export interface TicketLine {
  name: string;
  /** The second name of the dish from the `dishNames` prop, only on a kitchen ticket. */
  secondName?: string;
  /**
   * The variant as the backend sends it, such as `Full, 2 x Raita`, or `''`. It includes the add-ons if the backend
   * does not list them separately.
   */
  variant: string;
  /** The add-ons of one unit of the item. */
  addons: readonly { name: string; quantity: number }[];
  quantity: number;
  /** The quantity before the change, only on a slip of the kind `changed`; `0` if the dish is new. */
  quantityBefore?: number;
  /** Unit price; `null` if the backend sent no number. */
  price: number | null;
  /** The mark for vegetarian food; `null` if it is unknown. */
  diet: 'veg' | 'nonVeg' | 'egg' | null;
  /** The customer's note about this line, or `''`. */
  instructions: string;
}

/**
 * An order as it is printed: plain values, without the customer's personal data. Amounts are in the currency of the
 * region; times are in ISO 8601. A part that the backend did not send is absent.
 *
 * @public
 */
export interface Ticket {
  /** The order number that people see. */
  number: string;
  /** The last characters of the number, at most four, for calling it out. */
  shortNumber: string;
  /** ISO 8601 in UTC, or `''`. */
  placedAt: string;
  /** The preparation time that the vendor promised. */
  promisedMinutes?: number;
  /** The end of the preparation time. */
  promisedAt?: string;
  restaurant: { name: string; fssai?: string; gstin?: string };
  lines: readonly TicketLine[];
  /** The customer's note about the order. */
  instructions?: string;
  /** Absent on a kitchen ticket, as are total, payment and invoice. A discount is negative; the total comes last. */
  charges?: readonly { label: string; amount: number; isTotal?: boolean }[];
  /** The amount that the customer pays. */
  total?: number;
  /** The payment status in the language of the portal, such as `Paid`. */
  paymentStatus?: string;
  invoiceNumber?: string;
}

/** A printer that the vendor has chosen on this device. @public */
export interface PrinterDevice {
  /** Identifies the printer to its adapter after a reload. */
  id: string;
  /** The name that the vendor sees, such as `TM-T82`. */
  name: string;
}

/**
 * Why a printer did not print.
 *
 * - `paper`: the paper is out
 * - `cover`: the cover is open
 * - `offline`: the printer is paused, or takes no data
 * - `disconnected`: the printer is unplugged, off, out of reach, or has to be chosen again
 * - `interrupted`: the connection was lost after a part of the ticket was sent
 * - `busy`: another tab or program uses the printer
 * - `refused`: the browser, its user or a policy of the page does not allow it
 * - `tap`: an app can be opened only after a tap of the vendor
 *
 * @public
 */
export type PrinterProblem =
  | 'paper'
  | 'cover'
  | 'offline'
  | 'disconnected'
  | 'interrupted'
  | 'busy'
  | 'refused'
  | 'tap';

/** The job that a printer receives. @public */
export interface PrintJob {
  /**
   * `kot` is the kitchen ticket, without prices. `test` has no lines. `cancelled` and `changed` are slips for an order
   * whose kitchen ticket was printed: a cancelled order with the dishes of its ticket, and the dishes whose quantities
   * have changed (`quantityBefore`), of which `quantity` is 0 if one was taken off.
   */
  kind: 'kot' | 'bill' | 'test' | 'cancelled' | 'changed';
  /** Number of copies to print, 1 to 4. */
  copies: number;
  /** Whether this device has printed the ticket before; the document then says `COPY 2`. */
  isReprint: boolean;
  ticket: Ticket;
  /** The printer that `connect` returned and that this job is for; absent if the adapter has no `connect`. */
  device?: PrinterDevice;
  /** Returns the document with its styles, for the paper that is chosen on the device. */
  html(): string;
  /**
   * Returns one copy as ESC/POS commands for paper of this width in mm; the last command cuts the paper. Text outside
   * of code page 437 is sent as an image, and the rupee sign as `Rs.`. The encoder is loaded on the first call.
   *
   * @defaultValue the characters per line that the vendor has set for this printer
   */
  escpos(width?: 58 | 80): Promise<Uint8Array>;
}

/**
 * Prints tickets without the browser's dialog, for example through a bridge to a thermal printer. Create it once,
 * outside of the component that renders the portal.
 *
 * @example
 * ```ts
 * const printer: PrinterAdapter = {
 *   async print(job, signal) {
 *     const body = new Blob([await job.escpos(80)]);
 *     const answer = await fetch('http://127.0.0.1:9100/print', { method: 'POST', body, signal }).catch(() => {
 *       throw new DOMException('It may be on paper', 'TimeoutError');
 *     });
 *     if (!answer.ok) throw new Error('The printer is offline');
 *   },
 * };
 * ```
 * @public
 */
export interface PrinterAdapter {
  /**
   * Resolves when the job has been printed or handed to the printer's queue. If it throws or rejects, the ticket is
   * listed as not printed, with the message of the error; the order itself is not affected. If it takes more than 20
   * seconds, or rejects with a `DOMException` named `TimeoutError` or `AbortError`, the ticket may be on paper, and the
   * next print is a reprint. If the answer of the printer was lost, reject with the `PrinterError` `interrupted` of
   * `vendor-portal/printers`: the ticket may be on paper, too. `signal` aborts after 20 seconds, and when the session
   * ends.
   */
  print(job: PrintJob, signal: AbortSignal): Promise<void>;
  /** Identifies the adapter among several, from one release of the page to the next. Required with `connect`. */
  id?: string;
  /** The name of the connection in the dialog "Printing". The adapters of `vendor-portal/printers` need none. */
  label?: string;
  /** Whether this browser has the connection; if it returns `false`, the connection is not offered. */
  isAvailable?(): boolean;
  /**
   * Lets the vendor choose a printer. It is called in a click, so it can open a dialog of the browser. Resolves with
   * `null` if the vendor chose none. An adapter with this method prints only after a printer has been chosen; its jobs
   * have a `device`.
   */
  connect?(): Promise<PrinterDevice | null>;
  /** Whether the browser finds the printer without a click. Without this method, it is assumed. */
  isConnected?(device: PrinterDevice): Promise<boolean>;
}
