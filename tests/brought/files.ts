/** Files, and texts from spreadsheets, as people have them. */
export interface Brought<Input, Value> {
  /** The number of the report. */
  number: string;
  input: Input;
  /** What the person meant. */
  value: Value;
}

/** Texts that a spreadsheet puts on the clipboard, with their cells. */
export const PASTED: readonly Brought<string, string[][]>[] = [
  { number: '43.11', input: '12,50', value: [['12,50']] },
  { number: '43.11', input: '12,50\n9,90\n15,00', value: [['12,50'], ['9,90'], ['15,00']] },
  { number: '43.11', input: '100,90\n120,110', value: [['100,90'], ['120,110']] },
  { number: '43.11', input: 'Half, Full', value: [['Half, Full']] },
  { number: '43.11', input: '1,250.50\r\n2,300\r\n', value: [['1,250.50'], ['2,300']] },
  {
    number: '43.11',
    input: '12,50\tYes\n9;90\tNo',
    value: [
      ['12,50', 'Yes'],
      ['9;90', 'No'],
    ],
  },
  {
    number: '43.11',
    input: '1\t2\r\n3\t4\r\n',
    value: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
  { number: '43.11', input: '"two\r\nlines"\tc', value: [['two\nlines', 'c']] },
  { number: '43.11', input: '"two\tparts"\n1', value: [['two\tparts'], ['1']] },
  { number: '43.11', input: '"a ""b"""\tc', value: [['a "b"', 'c']] },
  { number: '43.11', input: '"Special" dal\t1', value: [['"Special" dal', '1']] },
  { number: '43.11', input: '"Special"\t1', value: [['"Special"', '1']] },
  { number: '43.11', input: '5" pizza\t1', value: [['5" pizza', '1']] },
  {
    number: '43.11',
    input: '"open\tc\n1\t2',
    value: [
      ['"open', 'c'],
      ['1', '2'],
    ],
  },
  { number: '43.11', input: '1\n\n3\t', value: [['1'], [''], ['3', '']] },
  { number: '43.11', input: '"1,250.50"\n"1,300"', value: [['1,250.50'], ['1,300']] },
  { number: '43.11', input: '250', value: [['250']] },
  { number: '43.11', input: '', value: [['']] },
];

/** What stands above the header of a CSV file, with the row that its first item has in a spreadsheet. */
export const CSV_STARTS: readonly Brought<string, number>[] = [
  { number: '43.10', input: '', value: 2 },
  { number: '43.10', input: '\uFEFFsep=,\r\n', value: 2 },
  { number: '43.10', input: 'sep=;\n', value: 2 },
  { number: '43.10', input: '"sep=\t"\r\n', value: 2 },
  { number: '43.10', input: 'sep=|\n', value: 2 },
  { number: '43.10', input: 'sep=,,,,\r\n', value: 3 },
  { number: '43.10', input: '\r\n\r\n', value: 4 },
  { number: '43.10', input: 'sep=,\r\n\r\n,,,\r\n', value: 4 },
];

/** Names of pictures, with the dish of each. */
export const PICTURE_NAMES: readonly Brought<string, string>[] = [
  { number: '43.10', input: 'Paneer Tikka (1).jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Copy of Paneer Tikka.jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Copy of Copy of paneer-tikka.jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Copy (2) of Paneer Tikka (1).jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Copia de Paneer Tikka.jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Kopie von Paneer Tikka.jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Paneer Tikka की कॉपी.jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Paneer Tikka copy 2.jpg', value: 'Paneer Tikka' },
  { number: '43.10', input: 'Copy of Chicken 65.jpg', value: 'Chicken 65' },
  { number: '43.10', input: 'Copy of Tea.jpg', value: 'Copy of Tea' },
];

/** Files of pictures, in `tests/brought/files`, with the kind that their bytes say. */
export const PICTURE_FILES: readonly Brought<string, 'heic' | 'unreadable'>[] = [
  { number: '43.10', input: 'iphone.jpg', value: 'heic' },
  { number: '43.10', input: 'samsung.jpg', value: 'heic' },
  { number: '43.10', input: 'avif.jpg', value: 'unreadable' },
];

/** Texts that a spreadsheet would change when it opens a file, with their cells in our downloads. */
export const SPREADSHEET_VALUES: readonly Brought<string, string>[] = [
  '1/2',
  '10-12',
  'MAR1',
  '1E5',
  '007',
  '1 1/2',
  '2-Jan',
  'Dec-25',
  'May 5, 2026',
  '1.2.3',
  '10:30',
  '9 PM',
  '1,000',
  '1.50',
  '₹250',
  '$5',
  '5 €',
  '१२',
  '(5)',
  'TRUE',
  '2026-11-20',
  '2026/001',
  ' 65',
  '433012345678901234567',
  '123456789012',
  '123456789012345678901e23',
].map((text) => ({ number: '43.9', input: text, value: `'${text}` }));

/** A text of the menu, and the cell that came back from a spreadsheet. */
interface SavedCell {
  saved: string;
  cell: string;
}

/** What was done to a cell; `null` if the vendor has typed it. */
export const SPREADSHEET_CELLS: readonly Brought<
  SavedCell,
  'damagedLetters' | 'damagedValue' | null
>[] = [
  { number: '43.9', input: { saved: 'पकौड़ा', cell: '??????' }, value: 'damagedLetters' },
  { number: '43.9', input: { saved: 'Dal दाल', cell: 'Dal ???' }, value: 'damagedLetters' },
  { number: '43.9', input: { saved: '₹50 off', cell: '?50 off' }, value: 'damagedLetters' },
  { number: '43.9', input: { saved: 'Dal', cell: '?????' }, value: 'damagedLetters' },
  {
    number: '43.9',
    input: { saved: 'पकौड़ा', cell: 'à¤ªà¤•à¥Œà¤¡à¤¼à¤¾' },
    value: 'damagedLetters',
  },
  { number: '43.9', input: { saved: 'Chef’s', cell: 'Chefâ€™s' }, value: 'damagedLetters' },
  { number: '43.9', input: { saved: 'Café', cell: 'CafÃ©' }, value: 'damagedLetters' },
  { number: '43.9', input: { saved: 'Щи', cell: 'Ð©Ð¸' }, value: 'damagedLetters' },
  { number: '43.9', input: { saved: 'Café', cell: 'Caf\uFFFD' }, value: 'damagedLetters' },
  { number: '43.9', input: { saved: '1/2', cell: '02-Jan' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '1/2', cell: '01/02/2026' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '1/2', cell: '2026-02-01' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: 'MAR1', cell: '01-Mar' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '10-12', cell: 'Dec-10' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '1E5', cell: '1.00E+05' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '1E5', cell: '100000' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '007', cell: '7' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '₹250', cell: '250' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '१२', cell: '12' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: 'Half', cell: '02-Jan' }, value: 'damagedValue' },
  { number: '43.9', input: { saved: '1/2', cell: "'1/2" }, value: null },
  { number: '43.9', input: { saved: '1/2', cell: '3/4' }, value: null },
  { number: '43.9', input: { saved: '1/2', cell: 'Half' }, value: null },
  { number: '43.9', input: { saved: 'Half', cell: '1/2' }, value: null },
  { number: '43.9', input: { saved: 'Half', cell: "'02-Jan" }, value: null },
  { number: '43.9', input: { saved: '02-Jan', cell: '02-Jan' }, value: null },
  { number: '43.9', input: { saved: 'Really?', cell: 'Really???' }, value: null },
  { number: '43.9', input: { saved: 'Cafe', cell: '“CAFÉ”' }, value: null },
  { number: '43.9', input: { saved: 'Coq', cell: 'à la carte' }, value: null },
  { number: '43.9', input: { saved: 'Chicken', cell: 'Chicken 65' }, value: null },
];

/** CSV files of the menu in `MENU`, in `tests/brought/files`, with the cells that are damaged. */
export const DAMAGED_FILES: readonly Brought<string, string[]>[] = [
  { number: '43.9', input: 'saved-as-ansi.csv', value: ['2 Name: damagedLetters'] },
  { number: '43.9', input: 'encoded-twice.csv', value: ['2 Name: damagedLetters'] },
  {
    number: '43.9',
    input: 'opened-in-a-spreadsheet.csv',
    value: ['2 Item ID: damagedId', '4 Name: damagedValue', '5 Name: damagedValue'],
  },
  { number: '43.9', input: 'fifteen-digits.csv', value: ['2 Item ID: damagedId'] },
];

/** The menu that the files were downloaded from. */
export const MENU = [
  { _id: '433012345678901234567', name: 'पकौड़ा', dish_category_id: 'c1', selling_price: 95 },
  {
    _id: 'b',
    name: 'Dal',
    dish_category_id: 'c1',
    selling_price: 95,
    product_type: 'variable',
    variants: [{ group: 'Portion', variants: [{ name: '1/2' }, { name: '007' }] }],
    combinations: [
      { first_gp: '1/2', price: 60 },
      { first_gp: '007', price: 95 },
    ],
  },
];
