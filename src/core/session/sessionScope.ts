import { shortHash } from './shortHash';

/**
 * Identifies a session in all tabs. Pass the id of the vendor if the session comes from the host, because each tab can
 * then have its own token.
 */
export function sessionMark(token: string, vendorId?: string): string {
  return shortHash(vendorId === undefined ? token : `vendor ${vendorId}`);
}

/** Part of the names that the tabs of a session share. */
export function sessionScope(host: string, mark: string): string {
  return `${shortHash(host)}-${mark}`;
}
