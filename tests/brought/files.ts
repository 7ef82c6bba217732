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
