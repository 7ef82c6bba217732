const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

type Value = string | number | null;
type Ranks = ReadonlyMap<string, number>;

/** Sorts rows by one value; rows without a value come last in both directions. */
export type Sorter<Row> = (rows: readonly Row[], isDescending: boolean) => readonly Row[];

/** Sorts indexes by numbers, those of texts are cached ranks: comparing texts or records 100,000 times takes too long. */
export function createSorter<Row>(valueOf: (row: Row) => Value): Sorter<Row> {
  let ranks: Ranks = new Map();

  /** Numbers that sort like the values. */
  function keysOf(values: readonly Value[]): readonly (number | null)[] {
    if (values.every(isNumberOrNull)) return values;
    const words = values.map((value) => value !== null && String(value));
    if (words.some((word) => word !== false && !ranks.has(word))) ranks = rank(words);
    return words.map((word) => (word === false ? null : (ranks.get(word) ?? null)));
  }

  return (rows, isDescending) => {
    const sign = isDescending ? -1 : 1;
    const keys = new Float64Array(rows.length);
    const present = new Uint32Array(rows.length);
    const absent: Row[] = [];
    let count = 0;
    keysOf(rows.map(valueOf)).forEach((key, index) => {
      if (key === null || Number.isNaN(key)) absent.push(rows[index] as Row);
      else {
        keys[index] = sign * key;
        present[count] = index;
        count += 1;
      }
    });
    const sorted = present
      .subarray(0, count)
      .sort((one, other) => (keys[one] as number) - (keys[other] as number));
    return Array.from(sorted, (index) => rows[index] as Row).concat(absent);
  };
}

function isNumberOrNull(value: Value): value is number | null {
  return typeof value !== 'string';
}

/** Ranks texts, with "Item 9" before "Item 10", and "item" equal to "Item". */
function rank(words: readonly (string | false)[]): Ranks {
  const distinct = [...new Set(words.filter((word) => word !== false))];
  const ranks = new Map<string, number>();
  let last: string | undefined;
  let next = 0;
  for (const word of distinct.sort(collator.compare)) {
    if (last !== undefined && collator.compare(last, word) !== 0) next += 1;
    ranks.set(word, next);
    last = word;
  }
  return ranks;
}
