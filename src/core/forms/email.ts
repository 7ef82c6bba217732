/** The longest address that mail can be sent to (RFC 5321). */
const LONGEST = 254;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the form of an e-mail address: someone @ a domain with a dot. @internal */
export function isEmail(value: string): boolean {
  return value.length <= LONGEST && ADDRESS.test(value);
}
