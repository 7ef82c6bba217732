const HIDDEN = /[\s\u2800\p{DI}\p{Cc}]/u;
/** Variation selectors and the letters of flags belong to the emoji before them. */
const SELECTOR = /[\p{VS}\u{e0020}-\u{e007f}]/u;
/** After a mark, such as the virama, a joiner changes how the letter is written. */
const JOINER = /[\p{VS}\u200c\u200d]/u;
/** What is never seen, also inside a text, except for joiners and selectors. */
const UNSEEN = /(?![\u200c\u200d\p{VS}\u{e0020}-\u{e007f}])\p{DI}|[^\P{Cc}\s]/gu;

/**
 * A name without spaces and stray invisible letters around it; `''` if it has no visible letter. Joiners that scripts
 * and emoji need stay (c61).
 *
 * @internal
 */
export function cleanName(value: string): string {
  const letters = [...value];
  const isSeen = (letter: string) => !HIDDEN.test(letter);
  const first = letters.findIndex(isSeen);
  if (first < 0) return '';
  let end = letters.findLastIndex(isSeen) + 1;
  const belongs = /\p{M}/u.test(letters[end - 1] ?? '') ? JOINER : SELECTOR;
  while (belongs.test(letters[end] ?? '')) end += 1;
  return letters.slice(first, end).join('');
}

/** Maps texts that look the same to one text, so that no invisible change is offered. @internal */
export function shownText(value: string): string {
  const plain = value.replace(/\r\n?/g, '\n').replace(/[^\S\n]/g, ' ');
  return cleanName(plain.replace(UNSEEN, '')).normalize('NFC');
}
