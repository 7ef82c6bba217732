/** Two texts that people type, paste or bring for one name. The next report is a row. */
export interface BroughtText {
  /** The number of the report in its issue. */
  number: number;
  input: string;
  /** A name on the menu. */
  name: string;
  /** Whether a search for `input` finds the name, and a file with it means the name. */
  value: boolean;
}

export const TEXTS: readonly BroughtText[] = [
  { number: 5, input: 'chef’s dal', name: "Chef's Dal", value: true },
  { number: 5, input: "chef's dal", name: 'Chef’s Dal', value: true },
  { number: 5, input: 'chef´s dal', name: 'Chef`s Dal', value: true },
  { number: 5, input: '“special” thali', name: '"Special" Thali', value: true },
  { number: 5, input: 'पकौड\u093cा', name: 'पकौ\u095cा', value: true },
  { number: 5, input: 'पकौ\u095cा', name: 'पकौड\u093cा', value: true },
  { number: 5, input: 'न\u093cा', name: '\u0929ा', value: true },
  { number: 5, input: '\u0929ा', name: 'न\u093cा', value: true },
  { number: 5, input: 'ｔｈａｌｉ', name: 'Thali', value: true },
  { number: 5, input: 'ﾊﾟﾆｰﾙ', name: 'パニール', value: true },
  { number: 5, input: 'tandoori–roti', name: 'Tandoori-Roti', value: true },
  { number: 5, input: 'tandoori − roti', name: 'Tandoori — Roti', value: true },
  { number: 5, input: 'dal\u00a0\u2009makhani', name: 'Dal Makhani', value: true },
  { number: 5, input: 'dal\u200b makhani', name: 'Dal Makha\u00adni', value: true },
  { number: 5, input: 'क्\u200dष', name: 'क्ष', value: true },
  { number: 5, input: 'CAFE\u0301', name: 'café', value: true },
  { number: 5, input: 'GROSSE STRASSE', name: 'Große Straße', value: true },
  { number: 5, input: 'ΜΟΥΣΑΚΑΣ', name: 'Μουσακας', value: true },
  { number: 6, input: 'Combo+', name: 'Combo', value: false },
  { number: 6, input: '🍔', name: '🍕', value: false },
  { number: 6, input: 'A & B', name: 'A B', value: false },
  { number: 6, input: 'दाल', name: 'दल', value: false },
];

/** What people leave around and inside a name, and the name that is kept. */
export const NAMES: readonly { number: number; input: string; value: string }[] = [
  { number: 7, input: '\u200b', value: '' },
  { number: 7, input: '\u200d\u200c\ufe0f', value: '' },
  { number: 7, input: '\u3164 \u2800\ufeff', value: '' },
  { number: 7, input: '\u200e\u202eDal\u200b\u00a0', value: 'Dal' },
  { number: 7, input: ' \ufeffDal Makhani\r\n', value: 'Dal Makhani' },
  { number: 7, input: 'Dal\u200d', value: 'Dal' },
  { number: 7, input: '\ufe0fDal', value: 'Dal' },
  { number: 7, input: 'क्\u200dष', value: 'क्\u200dष' },
  { number: 7, input: 'അവന്\u200d', value: 'അവന്\u200d' },
  { number: 7, input: 'می\u200cخواهم', value: 'می\u200cخواهم' },
  { number: 7, input: '👨\u200d🍳', value: '👨\u200d🍳' },
  { number: 7, input: 'Hot ❤\ufe0f ', value: 'Hot ❤\ufe0f' },
  { number: 7, input: '❤\ufe0f\u200d', value: '❤\ufe0f' },
  {
    number: 7,
    input: '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    value: '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  },
];
