import type { PortalEvent, PrinterAdapter } from '../core/contracts';

/**
 * What a native app injects as `window.vendorPortalShell` before the page starts. Each method is optional, and takes
 * only values that every bridge between a WebView and an app can carry.
 *
 * @public
 */
export interface NativeShell {
  /**
   * The number of orders that wait for an answer has changed. Ring while it is above 0, also with the phone muted; 0
   * ends the ringing.
   */
  alarm?(count: number): void;
  /** The screen must stay on (`true`), or may turn off again. */
  wake?(isOn: boolean): void;
  /**
   * Speaks `text` in a language, such as `ta-IN`, in place of what it speaks; an empty text only stops that. The portal
   * uses it in place of the speech of the browser. A text that is not empty, or a rejection, says why it could not be
   * spoken, and the vendor sees it in the settings. Resolve a promise when speaking begins, within 5 seconds.
   */
  speak?(
    text: string,
    lang: string,
  ): string | undefined | void | Promise<string | undefined | void>;
  /**
   * Prints a ticket; `job` is a JSON text of {@link ShellPrintJob}. A text that is not empty, or a rejection, says why
   * it could not be printed, and the vendor sees it. If the call itself throws, the ticket may be on paper, and the next
   * print is a copy.
   */
  printer?(job: string): string | undefined | void | Promise<string | undefined | void>;
}

/** A ticket for the printer of a native app. @public */
export interface ShellPrintJob {
  /** `cancelled` and `changed` are slips for an order whose kitchen ticket was printed. */
  kind: 'kot' | 'bill' | 'test' | 'cancelled' | 'changed';
  /** The order number that people see. */
  number: string;
  copies: number;
  /** One copy as ESC/POS commands, in base64. */
  escpos: string;
}

/** Options of {@link connectShell}. @public */
export interface ShellOptions {
  /**
   * The `basename` of the portal.
   *
   * @defaultValue `'/'`
   */
  basename?: string;
  /**
   * Width of the paper in mm.
   *
   * @defaultValue `80`
   */
  paper?: 58 | 80;
}

/** The connection of a page to its native app. @public */
export interface ShellConnection {
  /** Pass these to `<VendorPortal>`. If your page has its own `onEvent`, call this one in it. */
  props: {
    onEvent(event: PortalEvent): void;
    /** Absent if the app does not print. */
    printer?: PrinterAdapter;
  };
  /** Ends the connection, and the ringing. */
  disconnect(): void;
}
