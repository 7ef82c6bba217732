/** 128 random bits as hex, also on plain-http pages, where `crypto.randomUUID` is absent. @internal */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
