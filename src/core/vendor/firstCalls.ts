/** This is a separate file, because the sign-in chunk sends this request before the code of a screen is loaded. */
export const vendorCall = (vendorId: string) => ['vendorGet', { vendor_id: vendorId }] as const;
