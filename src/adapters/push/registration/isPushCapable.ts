import type { PushContext } from '../../../core/contracts';
import { alertPermission, requestPermission } from '../../../core/push/permission';

export function isPushCapable(): boolean {
  return 'serviceWorker' in navigator && typeof globalThis.PushManager === 'function';
}

/** Whether a token may be requested. Asks for the permission after a click of the vendor. */
export async function mayRegister({ interactive }: PushContext): Promise<boolean> {
  const permission = interactive ? await requestPermission() : alertPermission();
  return permission === 'granted' && isPushCapable();
}
