import { texts } from './texts.ts';

/** All three texts, each empty when the marketplace has none. */
export function presentTexts(rows: readonly { name: string; html: string }[]) {
  const htmlOf = (name: string) => rows.find((row) => row.name === name)?.html ?? '';
  return Object.fromEntries(Object.keys(texts).map((name) => [name, htmlOf(name)]));
}
