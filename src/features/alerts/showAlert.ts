import { alertPermission } from '../../core/push/permission';
import { pushScope } from '../../core/push/scope';
import type { Alert } from '../../core/push/wire';
import { MARKED } from '../../core/push/workerMessages';
import type { Notify } from '../../core/state/services';

export interface AlertTarget {
  notify: Notify;
  basename: string;
  /** Navigates to a path below the basename. */
  open(path: string): void;
}

/** Shows a browser notification if permitted, otherwise a toast; returns a function that closes the notification. */
export function showAlert(alert: Alert, target: AlertTarget): () => void {
  const shown = alertPermission() === 'granted' ? showNotification(alert, target) : null;
  if (shown) return () => shown.close();
  if (alertPermission() === 'granted') void showByWorker(alert, target);
  else showToast(alert, target);
  return () => {};
}

function showNotification({ title, body, tag, path }: Alert, { open }: AlertTarget) {
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      if (path) open(path);
    });
    return shown;
  } catch {
    // Chrome on Android needs a service worker for notifications.
    return null;
  }
}

async function showByWorker(alert: Alert, target: AlertTarget): Promise<void> {
  const { title, body, tag, path } = alert;
  try {
    const scope = new URL(pushScope(target.basename), window.location.href).href;
    const registration = await navigator.serviceWorker.getRegistration(scope);
    // A worker with another scope belongs to the host, which would receive the clicks.
    if (registration?.scope !== scope)
      throw new Error('The portal has no service worker in this scope');
    await registration.showNotification(title, { body, tag, data: { vp: MARKED, path } });
  } catch {
    showToast(alert, target);
  }
}

function showToast({ title, body }: Alert, { notify }: AlertTarget): void {
  notify.info([title, body].filter(Boolean).join(' · '));
}

/** Closes what a worker has shown. The worker may be the host's own, so every worker of this origin is searched. */
export async function closeInWorkers(tag: string): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      for (const shown of await registration.getNotifications({ tag })) shown.close();
    }
  } catch {
    // Without workers or their notifications there is nothing to close.
  }
}
