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
