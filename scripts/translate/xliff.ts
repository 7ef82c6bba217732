import { Window } from 'happy-dom';
import {
  hashOf,
  type Pack,
  type PackText,
  type SourceText,
  textProblem,
} from '../../build/packs.ts';

/** Writes texts as XLIFF 1.2, which the usual tools of translators read. */
export function toXliff(language: string, sources: readonly SourceText[], pack: Pack): string {
  const units = sources.map((source) => unitOf(source, pack[source.catalogue]?.[source.key]));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="vendor-portal" source-language="en" target-language="${language}" datatype="plaintext">
    <body>
${units.join('\n')}
    </body>
  </file>
</xliff>
`;
}

function unitOf({ id, text, note }: SourceText, found: PackText | undefined): string {
  return [
    `      <trans-unit id="${id}" xml:space="preserve">`,
    `        <source>${escape(text)}</source>`,
    `        <target state="${stateOf(text, found)}">${escape(found?.text ?? '')}</target>`,
    ...(note ? [`        <note>${escape(note)}</note>`] : []),
    '      </trans-unit>',
  ].join('\n');
}

function stateOf(text: string, found: PackText | undefined): string {
  if (!found) return 'needs-translation';
  return found.of === hashOf(text) ? 'translated' : 'needs-review-translation';
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Imported {
  language: string;
  pack: Pack;
  taken: number;
  /** The texts that were left out, each with the reason. */
  problems: string[];
}

/**
 * Adds the translated texts of an XLIFF file to a pack. The hash is that of the source in the file, so that a text whose
 * English has changed since the export still counts as changed.
 *
 * @throws if the text is not an XLIFF file of the portal
 */
export function fromXliff(
  xml: string,
  sources: readonly SourceText[],
  packOf: (language: string) => Pack,
): Imported {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  const language = document.querySelector('file')?.getAttribute('target-language');
  if (!document.querySelector('xliff') || !language)
    throw new Error('This is not an XLIFF file with a target language.');
  const pack = packOf(language);
  const byId = new Map(sources.map((source) => [source.id, source]));
  const problems: string[] = [];
  let taken = 0;
  for (const unit of document.querySelectorAll('trans-unit')) {
    const id = unit.getAttribute('id') ?? '';
    const target = unit.querySelector('target');
    const text = target?.textContent ?? '';
    const source = byId.get(id);
    const old = source && pack[source.catalogue]?.[source.key]?.text;
    const isOpen = target?.getAttribute('state')?.startsWith('needs-') && text === old;
    if (text.trim() === '' || isOpen) continue;
    const problem = textProblem(source, text);
    if (!source || problem) {
      problems.push(`${id}: ${problem}`);
      continue;
    }
    const of = hashOf(unit.querySelector('source')?.textContent ?? '');
    (pack[source.catalogue] ??= {})[source.key] = { of, text };
    taken += 1;
  }
  return { language, pack, taken, problems };
}
