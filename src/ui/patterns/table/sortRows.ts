const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

type Value = string | number | null;
type Ranks = ReadonlyMap<string, number>;

/** Sorts rows by one value; rows without a value come last in both directions. */
export type Sorter<Row> = (rows: readonly Row[], isDescending: boolean) => readonly Row[];

/** Sorts indexes by numbers, those of texts are cached ranks: comparing texts or records 100,000 times takes too long. */
export function createSorter<Row>(valueOf: (row: Row) => Value): Sorter<Row> {
  let ranks: Ranks = new Map();

  /** A number for each value that sorts like it; NaN for `null`. */
  function keysOf(values: readonly Value[]): Float64Array {
    if (values.every((value) => typeof value !== 'string')) {
      return Float64Array.from(values, (value) => value ?? Number.NaN);
    }
    const words = values.map((value) => value !== null && String(value));
    if (words.some((word) => word !== false && !ranks.has(word))) ranks = rank(words);
    return Float64Array.from(
      words,
      (word) => (word === false ? undefined : ranks.get(word)) ?? Number.NaN,
    );
  }

  return (rows, isDescending) => {
    const sign = isDescending ? -1 : 1;
    const keys = keysOf(rows.map(valueOf));
    const keyOf = (index: number) => keys[index] ?? Number.NaN;
    const present: number[] = [];
    const absent: number[] = [];
    keys.forEach((key, index) => (Number.isNaN(key) ? absent : present).push(index));
    const sorted = Uint32Array.from(present).sort(
      (one, other) => sign * (keyOf(one) - keyOf(other)),
    );
    return [...sorted, ...absent].map((index) => rows[index] as Row);
  };
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
