type Fits = (line: string, at: number) => boolean;

/** Breaks a text into lines; a word that does not fit on one line is split. */
export function wrapWords(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer, lines.length)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = cut(word, (piece) => fits(piece, lines.length));
    line = pieces.pop() ?? '';
    for (const piece of pieces) lines.push(piece);
  }
  return [...lines, line];
}

function cut(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of lettersOf(word)) {
    if (piece && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Splitting a longer word into letters would take too much time and memory (T17). */
const LONGEST_WORD = 1_000;

/** A Devanagari letter can consist of several characters, which must stay together. */
function lettersOf(word: string): string[] {
  if (typeof Intl.Segmenter !== 'function' || word.length > LONGEST_WORD) return [...word];
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
}
