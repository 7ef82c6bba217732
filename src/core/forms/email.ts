/** The length limit of RFC 5321. */
const LONGEST = 254;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(value: string): boolean {
  return value.length <= LONGEST && ADDRESS.test(value);
}
