import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { AnySchema, ObjectSchema } from 'yup';
import { ANY_SCHEMA, CALLS, EXCEPTIONS, SCHEMA_ARGUMENTS } from './serverTextCalls.ts';

/**
 * A pattern, parser, search or validator must process each text of 100 kB within 50 ms (G16). A shared machine can need
 * four times as long; quadratic work needs seconds.
 */
const LENGTH = 100_000;
const LIMIT_MS = 200;
/** On a busy machine a run can be interrupted, so the fastest of these runs is used. */
const RUNS = 10;
/** A test that runs all texts takes many seconds. */
const TEST = { timeout: 120_000 };
/** Quadratic work takes four times as long for twice the text, so less than this growth is linear. */
const GROWTH = 3;

const LETTERS = ['a', '0', ' ', '\n', ',', '.', '-', '/', '(', ')', '<', '"', '\\', '=', 'é', '₹'];
const WORDS = ['x ', '1,', '- ', 'a.', ' to ', '</', '<script', '{"a":'];
const ENDS = ['', '!-a'];
const TEXTS = [...LETTERS, ...WORDS].flatMap((piece) =>
  ENDS.map((end) => piece.repeat(LENGTH / piece.length) + end),
);

/** The first text that takes too long, for the message. */
function slowTexts(run: (text: string) => unknown): string[] {
  const slow = TEXTS.find((text) => {
    const time = bestOf(run, text);
    // On a busy machine linear work can also exceed the limit, but twice the text takes only twice the time.
    return time > LIMIT_MS && time > GROWTH * bestOf(run, text.slice(LENGTH / 2));
  });
  return slow ? [`${JSON.stringify(slow.slice(0, 8))}…${JSON.stringify(slow.slice(-3))}`] : [];
}

function bestOf(run: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let left = RUNS; left > 0 && best > LIMIT_MS; left -= 1) {
    best = Math.min(best, timeOf(run, text));
  }
  return best;
}

function timeOf(run: (text: string) => unknown, text: string): number {
  const start = performance.now();
  try {
    run(text);
  } catch {
    // The function may refuse the text.
  }
  return performance.now() - start;
}

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .sort();

function nameOf(file: string): string {
  return file.replace(/\.tsx?$/, '');
}

interface Pattern {
  file: string;
  pattern: string;
}

function patternsOf(file: string): Pattern[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`src/${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push({ file, pattern: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

test('every pattern of the source is fast or runs on a short text', TEST, () => {
  const patterns = FILES.flatMap(patternsOf).filter(
    ({ file, pattern }) => !(`${nameOf(file)} ${pattern}` in EXCEPTIONS),
  );
  const slow = patterns.map(({ file, pattern }) => {
    const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
    const all = new RegExp(body, `${flags.replace(/[gy]/g, '')}g`);
    return { file, pattern, texts: slowTexts((text) => text.replace(all, '')) };
  });
  expect(patterns.length).toBeGreaterThan(100);
  expect(slow.filter(({ texts }) => texts.length > 0)).toEqual([]);
});

const fieldsOf = (value: unknown) =>
  new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? value : undefined) });

/** Records with the text in every field: directly, in nested records, or in rows. */
const RECORDS: readonly ((text: string) => object)[] = [
  fieldsOf,
  (text) => fieldsOf(fieldsOf(text)),
  (text) => fieldsOf([text, fieldsOf(text)]),
  (text) => fieldsOf([fieldsOf([fieldsOf(text)])]),
];

async function exportsOf(file: string): Promise<[string, (...args: unknown[]) => unknown][]> {
  const module: object = await import(/* @vite-ignore */ resolve('src', file));
  return Object.entries(module).filter(([, value]) => typeof value === 'function');
}

const WIRES = FILES.filter((file) => file.endsWith('/wire.ts'));

test.each(WIRES)('every conversion of %s is fast', TEST, async (file) => {
  const conversions = (await exportsOf(file)).filter(([name]) => /^to(?!\w*Form$)/.test(name));
  const slow = conversions.flatMap(([name, convert]) =>
    RECORDS.flatMap((record) => slowTexts((text) => convert(record(text), 'UTC'))).map((text) => [
      name,
      text,
    ]),
  );
  expect(slow).toEqual([]);
});

const SCHEMAS = FILES.filter((file) => /[sS]chema\.ts$/.test(file));

test.each(SCHEMAS)('every rule of %s is fast', TEST, async (file) => {
  const makers = (await exportsOf(file)).filter(([name]) => /schema/i.test(name));
  expect(makers).not.toEqual([]);
  const schemas = makers.flatMap(([name, make]) =>
    (SCHEMA_ARGUMENTS[name] ?? ANY_SCHEMA).map((given) => make(...given) as ObjectSchema<object>),
  );
  const slow = schemas.flatMap((schema) =>
    slowTexts((text) => schema.validateSync(valueOf(schema, text), { abortEarly: false })),
  );
  expect(slow).toEqual([]);
});

/** A value of the schema that has the text in every field. */
function valueOf(schema: AnySchema, text: string): unknown {
  if ('fields' in schema) {
    const fields = Object.entries(schema.fields as Record<string, AnySchema>);
    return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, text)]));
  }
  if ('innerType' in schema) return [valueOf(schema.innerType as AnySchema, text)];
  return schema.type === 'string' ? text : undefined;
}

const READS_TEXT =
  /^(?:parse|filter|matches|match|search|split|wrap|plain|clip|normalize|html|csv|is[A-Z]\w*(?:Text|Email|Url))/;

function readersOf(file: string): string[] {
  const text = readFileSync(`src/${file}`, 'utf8');
  const names = [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return names.filter((name) => READS_TEXT.test(name)).map((name) => `${nameOf(file)} ${name}`);
}

test('every search of server text is fast', TEST, () => {
  const named = FILES.flatMap(readersOf).filter((name) => !(name in EXCEPTIONS));
  expect(named.filter((name) => !(name in CALLS))).toEqual([]);
  const slow = Object.entries(CALLS).map(([name, run]) => [name, slowTexts(run)] as const);
  expect(slow.filter(([, texts]) => texts.length > 0)).toEqual([]);
});
