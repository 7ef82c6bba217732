export function isPushCapable(): boolean {
  return 'serviceWorker' in navigator && typeof globalThis.PushManager === 'function';
}
