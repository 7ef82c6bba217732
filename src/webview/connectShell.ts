import { hasNativeShell } from '../core/device/hasNativeShell';
import { safeId } from '../core/format/wireValues';
import { paths } from '../core/navigation/paths';
import { shellPrinter } from './shellPrinter';
import { provideWakeLock } from './shellWakeLock';
import type { NativeShell, ShellConnection, ShellOptions } from './types';

/** The event that the native app dispatches on `window`. */
const OPEN_ORDER = 'vendor-portal:open-order';

/**
 * Connects the page to the native app that shows it in a WebView. The app injects {@link NativeShell} as
 * `window.vendorPortalShell`. It opens an order with a `CustomEvent` named `vendor-portal:open-order` on `window`, whose
 * `detail` is the order's id. Without an app, as in a browser, nothing happens. See `docs/webview.md`.
 *
 * @example
 * ```tsx
 * const { props } = connectShell({ basename: '/partner' });
 * <VendorPortal host="https://api.market.example" basename="/partner" {...props} />
 * ```
 * @public
 */
export function connectShell(options: ShellOptions = {}): ShellConnection {
  const { basename = '/', paper = 80 } = options;
  const shell = findShell();
  const ring = (count: number) => tell(() => shell.alarm?.(count));
  const stopWakeLock = provideWakeLock(shell);
  const openOrder = (event: Event) => {
    const id = safeId((event as CustomEvent<unknown>).detail);
    // The portal follows the URL of the page.
    if (id) history.pushState(null, '', `${basename.replace(/\/$/, '')}${paths.orderDetail(id)}`);
  };
  window.addEventListener(OPEN_ORDER, openOrder);
  // The page before this one may have been closed while the app rang.
  ring(0);
  return {
    props: {
      onEvent(event) {
        if (event.type === 'new-orders') ring(event.count);
        if (event.type === 'signed-out') ring(0);
      },
      ...(typeof shell.printer === 'function' ? { printer: shellPrinter(shell, paper) } : {}),
    },
    disconnect() {
      window.removeEventListener(OPEN_ORDER, openOrder);
      stopWakeLock();
      ring(0);
    },
  };
}

function findShell(): NativeShell {
  const { vendorPortalShell: shell } = window as { vendorPortalShell?: NativeShell };
  return shell && hasNativeShell() ? shell : {};
}

/** A fault of the app must not break the portal. */
function tell(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
