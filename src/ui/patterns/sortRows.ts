const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

type Value = string | number | null;
type Ranks = ReadonlyMap<string, number>;

/** Rows in the order of one of their facts; what is absent comes last in either direction. */
export type Sorter<Row> = (rows: readonly Row[], isDescending: boolean) => readonly Row[];

/**
 * Sorts by numbers: comparing words as a reader does takes a microsecond, ten thousand of them are
 * compared a hundred thousand times, and the rows of a search have no others than all rows.
 */
export function createSorter<Row>(valueOf: (row: Row) => Value): Sorter<Row> {
  let ranks: Ranks = new Map();

  function keysOf(values: readonly Value[]): (number | null)[] {
    if (values.every((value) => typeof value !== 'string')) return [...values];
    const words = values.map((value) => value !== null && String(value));
    if (words.some((word) => word !== false && !ranks.has(word))) ranks = rank(words);
    return words.map((word) => (word === false ? null : (ranks.get(word) ?? null)));
  }

  return (rows, isDescending) => {
    const sign = isDescending ? -1 : 1;
    const known: { row: Row; key: number }[] = [];
    const absent: Row[] = [];
    const keys = keysOf(rows.map(valueOf));
    rows.forEach((row, index) => {
      const key = keys[index] ?? null;
      if (key === null) absent.push(row);
      else known.push({ row, key });
    });
    known.sort((one, other) => sign * (one.key - other.key));
    return [...known.map(({ row }) => row), ...absent];
  };
}

/** Words as a reader sorts them: "Item 9" before "Item 10", and "item" with "Item". */
function rank(words: readonly (string | false)[]): Ranks {
  const distinct = [...new Set(words.filter((word) => word !== false))];
  const ranks = new Map<string, number>();
  let last: string | undefined;
  let place = 0;
  for (const word of distinct.sort(collator.compare)) {
    if (last !== undefined && collator.compare(last, word) !== 0) place += 1;
    ranks.set(word, place);
    last = word;
  }
  return ranks;
}
