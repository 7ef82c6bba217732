import type { PrinterProblem } from '../core/contracts/printer';

const MESSAGES = {
  paper: 'The printer is out of paper',
  cover: 'The cover of the printer is open',
  offline: 'The printer does not take any data',
  disconnected: 'The printer is not connected',
  interrupted: 'The connection to the printer was lost while it was printing',
  busy: 'Another tab or program is using the printer',
  refused: 'The browser may not use the printer',
  tap: 'The print app opens only after a tap',
} as const satisfies Record<PrinterProblem, string>;

/** Whether the value is a problem, such as the text of a bridge's answer. */
export function isPrinterProblem(value: string): value is PrinterProblem {
  return Object.keys(MESSAGES).includes(value);
}

/**
 * Thrown by an adapter if it knows why a printer did not print. The portal shows the reason in the vendor's language.
 * Recognised by its `name`, so that two copies of this class are treated alike.
 *
 * @example
 * ```ts
 * throw new PrinterError('paper');
 * ```
 * @public
 */
export class PrinterError extends Error {
  override name = 'VendorPortalPrinterError';
  readonly problem: PrinterProblem;
  /** Whether the ticket, or a part of it, may be on paper. If so, the next print is marked as a copy. */
  readonly mayBePrinted: boolean;

  constructor(
    problem: PrinterProblem,
    { mayBePrinted = problem === 'interrupted' }: { mayBePrinted?: boolean } = {},
  ) {
    super(MESSAGES[problem]);
    this.problem = problem;
    this.mayBePrinted = mayBePrinted;
  }
}
