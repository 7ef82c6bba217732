import type { PortalError, PortalEvent } from 'vendor-portal';

/** Replace this function with your error tracker. The error contains no personal data. */
export function reportError({ kind, message, call }: PortalError): void {
  console.info('errors:', kind, message, call?.status ?? '');
}

/** Replace this function with your analytics. */
export function trackEvent({ type, ...properties }: PortalEvent): void {
  console.info('analytics:', type, JSON.stringify(properties));
}
