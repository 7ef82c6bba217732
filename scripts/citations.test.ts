import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LIBRARY_ENTRIES } from '../build/library.ts';

const SPECIFICATION = 'docs/specification.md';
const FOLDERS = [
  'src',
  'bin',
  'sandbox',
  'scripts',
  'build',
  'tests',
  'examples',
  'contract',
  'docs',
];
const FILES = [...FOLDERS.flatMap(filesOf), 'CONTRIBUTING.md', 'README.md'].filter((file) =>
  /\.(tsx?|m[jt]s|md|yaml)$/.test(file),
);

const RULE = '(?:[ABDEFGHPRTVX]|[bc])\\d{1,2}';
const ID = `(?:${RULE}|record \\d{4})`;
/** A citation, such as `(c22)`, `(b5, c1)` or `(b56, record 0008)`. */
const CITATION = new RegExp(`(?<=\\s)\\((${ID}(?:, ${ID})*)\\)`, 'g');
/** A link to a rule: `[c22](../specification.md#c22)`, or `[c22](#c22)` within the specification. */
const LINK = new RegExp(`\\]\\([^()\\s]*#(${RULE})\\)`, 'g');
/** Forms that are no longer used: a rule named in words, or a document outside of the repository. */
const OLD_FORM =
  /\bdecisions? (?:record )?[bc\d]\d|\bspecification,? [AB]\b|\bsafety,? (?:[A-Z]\d|fault model|draft rule)|\([AB] \d|\bshared\/(?:spec|design|style)\b/i;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
}

/** The text of a file, with each comment joined into one line. */
function read(file: string): string {
  return readFileSync(file, 'utf8').replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
}

function citationsOf(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(', '));
}

/** Every id that a file cites, in round brackets or as a link. */
function idsOf(file: string): string[] {
  const text = read(file);
  return [...citationsOf(text), ...[...text.matchAll(LINK)].map(([, id = '']) => id)];
}

const cited = FILES.flatMap((file) => idsOf(file).map((id) => ({ file, id })));

test('every cited id is an anchor of the specification or a decision record', () => {
  const anchors = [...readFileSync(SPECIFICATION, 'utf8').matchAll(/<a id="([^"]+)"><\/a>/g)];
  const records = readdirSync('docs/decisions').map((name) => `record ${name.slice(0, 4)}`);
  const validIds = new Set([...anchors.map(([, id = '']) => id), ...records]);
  const unknown = cited.filter(({ id }) => !validIds.has(id));

  expect(validIds.size).toBe(anchors.length + records.length);
  expect(cited.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['A2', 'B5', 'b56', 'c4', 'c22', 'T4', 'R2', 'record 0008']),
  );
  expect(unknown).toEqual([]);
});

test('every citation has the one form', () => {
  const old = FILES.flatMap((file) => {
    const [citation] = OLD_FORM.exec(read(file)) ?? [];
    return citation ? [`${file}: ${citation}`] : [];
  });

  for (const [word, id] of [
    ['decision', 'b56'],
    ['specification', 'A 8'],
    ['safety', 'T4'],
  ]) {
    expect(`(${word} ${id})`).toMatch(OLD_FORM);
  }
  expect(old).toEqual([]);
});

test('the public types cite no rules', () => {
  const types = publicTypes();
  const citing = types.filter(({ text }) => citationsOf(text).length > 0 || OLD_FORM.test(text));

  expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(exportedNames()));
  expect(citing.map(({ name }) => name)).toEqual([]);
});

/** Each declaration marked `@public`, with the comments of its members but without a function's body. */
function publicTypes(): { name: string; text: string }[] {
  return FILES.filter((file) => file.startsWith('src/')).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('@public')) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    return source.statements
      .filter((node) => node.getFullText(source).includes('@public'))
      .map((node) => ({ name: nameOf(node, source), text: declaredText(node, source) }));
  });
}

function nameOf(node: ts.Statement, source: ts.SourceFile): string {
  return /(?:function|const|class|interface|type) (\w+)/.exec(node.getText(source))?.[1] ?? '';
}

function declaredText(node: ts.Statement, source: ts.SourceFile): string {
  const text = node.getFullText(source);
  const body = ts.isFunctionDeclaration(node) ? node.body : undefined;
  return body ? text.slice(0, body.getStart(source) - node.getFullStart()) : text;
}

/** The names that the entries of the package export. */
function exportedNames(): string[] {
  return Object.values(LIBRARY_ENTRIES).flatMap((entry) =>
    [...readFileSync(entry, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
      ([, names = '']) => names.match(/\b(?!type\b)\w+/g) ?? [],
    ),
  );
}
