const SIGNATURES: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46] },
];

export const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
export const DOCUMENTS = ['image/png', 'image/jpeg', 'application/pdf'];

/** Detects the type from the first bytes. The name and the declared type are ignored. */
export function fileType(content: Uint8Array): string | null {
  const signature = SIGNATURES.find(({ at, bytes }) =>
    bytes.every((byte, index) => content[at + index] === byte),
  );
  return signature?.type ?? null;
}
