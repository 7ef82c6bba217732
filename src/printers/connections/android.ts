import type { PrinterAdapter } from '../../core/contracts/printer';
import { toBase64 } from '../../core/format/base64';
import { PrinterError } from '../PrinterError';

/** Options of {@link androidPrinter}. @public */
export interface AndroidPrinterOptions {
  /**
   * The scheme of the app's URLs.
   *
   * @defaultValue `'rawbt'`
   */
  scheme?: string;
  /**
   * The id of the app. If it is not installed, Android opens its page in the Play Store.
   *
   * @defaultValue `'ru.a402d.rawbtprinter'`
   */
  packageName?: string;
  /**
   * The name of the app that the vendor sees.
   *
   * @defaultValue `'RawBT'`
   */
  name?: string;
}

/**
 * An adapter for an Android app that prints ESC/POS bytes from an intent, such as RawBT. The app does not report whether
 * it printed. Chrome opens an app only within a few seconds after a tap; otherwise `print` rejects with the
 * `PrinterError` `tap`, and the vendor taps "Try again".
 *
 * @public
 */
export function androidPrinter({
  scheme = 'rawbt',
  packageName = 'ru.a402d.rawbtprinter',
  name = 'RawBT',
}: AndroidPrinterOptions = {}): PrinterAdapter {
  return {
    id: 'android',
    label: name,
    isAvailable: () => /android/i.test(navigator.userAgent),
    connect: async () => ({ id: packageName, name }),
    async print({ copies, escpos }, signal) {
      const copy = await escpos();
      signal.throwIfAborted();
      if (navigator.userActivation?.isActive === false) throw new PrinterError('tap');
      const data = toBase64(repeat(copy, copies));
      const link = document.createElement('a');
      link.href = `intent:base64,${data}#Intent;scheme=${scheme};package=${packageName};end;`;
      link.click();
    },
  };
}

function repeat(bytes: Uint8Array, times: number): Uint8Array {
  const all = new Uint8Array(bytes.length * times);
  for (let at = 0; at < times; at += 1) all.set(bytes, at * bytes.length);
  return all;
}
