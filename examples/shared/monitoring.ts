import type { PortalError, PortalEvent } from 'vendor-portal';

/** Replace it with your error tracker. Neither argument contains personal data. */
export function reportError({ kind, message, call }: PortalError): void {
  console.info('errors:', kind, message, call?.status ?? '');
}

/** Replace it with your analytics. */
export function trackEvent({ type, ...properties }: PortalEvent): void {
  console.info('analytics:', type, JSON.stringify(properties));
}
