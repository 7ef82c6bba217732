export type AlertPermission = NotificationPermission | 'unsupported';

/** Checks that `window.Notification` is a function, because it can be an element with this id. */
export function alertPermission(): AlertPermission {
  return typeof globalThis.Notification === 'function' ? Notification.permission : 'unsupported';
}

/** Shows the prompt. Call it directly in a click handler; otherwise browsers refuse it. */
export async function requestPermission(): Promise<AlertPermission> {
  if (alertPermission() !== 'default') return alertPermission();
  return Notification.requestPermission();
}
