/** Whether the browser may show notifications for this page. @internal */
export type AlertPermission = NotificationPermission | 'unsupported';

/** Asks nothing; an element with the id "Notification" is not the real one. @internal */
export function alertPermission(): AlertPermission {
  return typeof globalThis.Notification === 'function' ? Notification.permission : 'unsupported';
}

/**
 * Asks the person. Call it in the tick of their click: browsers refuse a prompt that comes later.
 *
 * @internal
 */
export async function askPermission(): Promise<AlertPermission> {
  if (alertPermission() !== 'default') return alertPermission();
  return Notification.requestPermission();
}
