/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const encoder = new TextEncoder();
  const [a, b] = [encoder.encode(given), encoder.encode(expected)];
  return (
    a.reduce((differs, byte, index) => differs | (byte ^ (b[index] ?? 0)), a.length ^ b.length) ===
    0
  );
}
