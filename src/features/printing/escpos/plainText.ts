/** Code page 437, with which every ESC/POS printer starts. */
export const CODE_PAGE = 'cp437';

/**
 * The letters and signs of the code page that are not in ASCII. The frame characters of the code page are not listed,
 * because only the encoder uses them.
 */
const LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■';
const ASCII = /^[ -~]$/;

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Text from a customer must neither contain commands nor change the direction of a line.
  [/[\p{Cc}\u2028\u2029]/gu, ' '],
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, ''],
  [/₹\s?/g, 'Rs.'],
  [/×/g, 'x'],
  [/→/g, '->'],
  [/[•●]/g, '-'],
  [/[‘’‛′]/g, "'"],
  [/[“”″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/…/g, '...'],
  [/\s+/g, ' '],
];

/** Replaces characters that differ only in typography with characters of the code page. */
export function plainText(text: string): string {
  return REPLACEMENTS.reduce((result, [from, to]) => result.replace(from, to), text).trim();
}

/** Whether the printer has every letter of a plain text. */
export function isPrintable(plain: string): boolean {
  return [...plain].every((letter) => ASCII.test(letter) || LETTERS.includes(letter));
}
