import type { Sabotage } from './sabotages.ts';

/** The text of the file with the fault. @throws if the text to replace does not occur exactly once */
export function applySabotage(
  source: string,
  { id, file, find, replace }: Pick<Sabotage, 'id' | 'file' | 'find' | 'replace'>,
): string {
  const [before = '', after, ...more] = source.split(find);
  if (find === '' || after === undefined || more.length > 0) {
    const times = find === '' ? 0 : more.length + Number(after !== undefined);
    throw new Error(`${id}: its text is ${times} times in ${file}, not once`);
  }
  return `${before}${replace}${after}`;
}
