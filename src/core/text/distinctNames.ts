import { shownText } from './cleanName';

/** The names of records; those of one name have their id too, so that a file or a list can mean one of them (c60). */
export function distinctNames(records: readonly { id: string; name: string }[]): string[] {
  const seen = new Map<string, number>();
  for (const { name } of records) {
    const shown = shownText(name);
    seen.set(shown, (seen.get(shown) ?? 0) + 1);
  }
  return records.map(({ id, name }) =>
    (seen.get(shownText(name)) ?? 0) > 1 ? `${name} [${id}]` : name,
  );
}
