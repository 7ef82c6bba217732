/** The keys of the session, which are copied to sessionStorage (b5). */
export const COPIED =
  /^(accessToken|isKycCompleted|vendor_id|restaurant_id|vendor_portal_host)(_[0-9a-z]+)?$/;

/** Device keys are not copied, because a copy would outlive the original. */
export function isCopied(key: string): boolean {
  return COPIED.test(key);
}
