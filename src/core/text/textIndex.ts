import { shownText } from './cleanName';
import { textKey } from './textKey';

/**
 * Finds the records that a text means: those with exactly this text, else those with its key. If there are several, the
 * text does not say which of them, and nothing may be chosen (c60).
 *
 * @internal
 */
export function textIndex<Row>(
  records: readonly Row[],
  textsOf: (record: Row) => readonly string[],
): (text: string) => readonly Row[] {
  const exact = new Map<string, Set<Row>>();
  const loose = new Map<string, Set<Row>>();
  for (const record of records) {
    for (const text of textsOf(record)) {
      add(exact, shownText(text), record);
      add(loose, textKey(text), record);
    }
  }
  return (text) => [...(exact.get(shownText(text)) ?? loose.get(textKey(text)) ?? [])];
}

function add<Row>(index: Map<string, Set<Row>>, key: string, record: Row): void {
  const existing = index.get(key);
  if (key === '') return;
  if (existing) existing.add(record);
  else index.set(key, new Set([record]));
}
