/** The pattern of a GSTIN, which has 15 characters (b20). */
export const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
export const PAN_PATTERN = /^[A-Z]{5}\d{4}[A-Z]$/;
export const IFSC_PATTERN = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether the last character is the checksum of the other fourteen. */
export function hasGstinChecksum(gstin: string): boolean {
  return GSTIN_PATTERN.test(gstin) && checkCharacter(gstin.slice(0, -1)) === gstin.slice(-1);
}

/** The PAN inside a GSTIN; `''` for an invalid GSTIN. */
export function panInGstin(gstin: string): string {
  return GSTIN_PATTERN.test(gstin) ? gstin.slice(2, 12) : '';
}

function checkCharacter(body: string): string {
  const base = SYMBOLS.length;
  const sum = [...body].reduce((total, symbol, index) => {
    const product = SYMBOLS.indexOf(symbol) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return SYMBOLS.charAt((base - (sum % base)) % base);
}
