import { join } from 'node:path';
import { readFile } from './repository.ts';

/** What `@microsoft/api-extractor` says about an export or one of its members. */
interface ModelItem {
  kind: string;
  name: string;
  canonicalReference: string;
  docComment: string;
  excerptTokens: { kind: 'Content' | 'Reference'; text: string; canonicalReference?: string }[];
  isOptional?: boolean;
  members?: ModelItem[];
}

/** The comment of an export, by its tags. */
export interface Doc {
  text: string;
  defaultValue?: string;
  deprecated?: string;
  returns?: string;
  throws: string[];
  examples: string[];
  parameters: { name: string; text: string }[];
}

export interface Member {
  name: string;
  isOptional: boolean;
  /** Its type, with references to other exports. */
  tokens: ModelItem['excerptTokens'];
  doc: Doc;
}

export interface Export {
  name: string;
  kind: string;
  anchor: string;
  /** The page that has it, such as `api/watch/`. */
  page: string;
  signature: string;
  /** The names of the types in its signature. */
  uses: string[];
  doc: Doc;
  members: Member[];
}

export interface Entry {
  /** What a host imports, such as `vendor-portal/element`. */
  specifier: string;
  slug: string;
  exports: Export[];
}

const KINDS: Readonly<Record<string, string>> = {
  Interface: 'interface',
  TypeAlias: 'type',
  Function: 'function',
  Variable: 'constant',
  Class: 'class',
  Enum: 'enum',
};
/** Functions and values first: they are what somebody looks for. Capitals, of components, come before. */
const ORDER = ['function', 'class', 'constant', 'interface', 'type', 'enum'];

/** The most exports of an entry on one page, which stays quick on a slow phone. */
const MOST = 40;

const MODELS = '.cache/site/api';

/** The entries of the package that have types, in the order of `package.json`. */
export function entryNames(): { specifier: string; slug: string; model: string }[] {
  const { exports } = JSON.parse(readFile('package.json')) as {
    exports: Record<string, string | { types?: string; import?: { types: string } }>;
  };
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = typeof target !== 'string' && (target.import?.types ?? target.types);
    if (!types || path.includes('*') || isSame(path, types)) return [];
    const name = path === '.' ? 'vendor-portal' : path.slice(2).replaceAll('/', '-');
    const model = path === '.' ? 'index' : name;
    return [{ specifier: path.replace(/^\./, 'vendor-portal'), slug: name, model }];
  });
}

/** Whether an entry has the types of another one, or those of all language packs. */
const isSame = (path: string, types: string) =>
  path === './element/standalone' || types === './dist/locales/pack.d.ts';

export function readEntry(slug: string): Entry {
  const entry = entryNames().find((one) => one.slug === slug);
  if (!entry) throw new Error(`The package has no entry ${slug}`);
  const text = readFile(join(MODELS, `${entry.model}.api.json`));
  const { members } = JSON.parse(text) as { members: { members: ModelItem[] }[] };
  const items = members[0]?.members ?? [];
  const exports = items
    .filter(({ kind }) => kind in KINDS)
    .map((item) => toExport(item, `api/${slug}/`));
  exports.sort(
    (one, other) =>
      ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || (one.name < other.name ? -1 : 1),
  );
  if (exports.length > MOST) moveTypes(exports);
  return { ...entry, exports };
}

/** Moves the types to a page of their own, without those that a function or a value names. */
function moveTypes(exports: readonly Export[]): void {
  const isType = ({ kind }: Export) => kind === 'interface' || kind === 'type';
  const first = new Set(exports.filter((one) => !isType(one)).flatMap(({ uses }) => uses));
  for (const one of exports) {
    if (isType(one) && !first.has(one.name)) one.page += 'types/';
  }
}

function toExport(item: ModelItem, page: string): Export {
  return {
    name: item.name,
    kind: KINDS[item.kind] ?? item.kind,
    anchor: item.name.toLowerCase(),
    page,
    signature: signatureOf(item),
    uses: item.excerptTokens.flatMap(({ kind, text }) => (kind === 'Reference' ? [text] : [])),
    doc: toDoc(item.docComment),
    members: (item.members ?? []).map(toMember),
  };
}

/** The declaration, without the words that only a declaration file has. */
function signatureOf({ excerptTokens }: ModelItem): string {
  const text = excerptTokens.map(({ text }) => text).join('');
  return text
    .replace(/^export (?:declare )?/, '')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .trim();
}

function toMember(item: ModelItem): Member {
  const [first, ...rest] = item.excerptTokens;
  // The first token begins with the name, such as `label?: `, or `onSelect(context: `.
  const start = (first?.text ?? '').replace(/^(?:readonly )?\w+\??(?:: )?/, '');
  const tokens = [{ kind: 'Content' as const, text: start }, ...rest];
  const last = tokens.at(-1);
  if (last) tokens[tokens.length - 1] = { ...last, text: last.text.replace(/;$/, '') };
  return {
    name: item.name,
    isOptional: item.isOptional ?? false,
    tokens,
    doc: toDoc(item.docComment),
  };
}

/** Splits a comment at its block tags. Its text is Markdown. */
function toDoc(comment: string): Doc {
  const lines = comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/\s*$/, '')
    .split('\n');
  const text = lines.map((line) => line.replace(/^\s*\* ?/, '')).join('\n');
  const [summary = '', ...blocks] = text.split(/^@(?=[a-z])/m);
  const doc: Doc = { text: summary.trim(), throws: [], examples: [], parameters: [] };
  for (const block of blocks) {
    const [, tag = '', body = ''] = /^(\w+)([\s\S]*)$/.exec(block) ?? [];
    const content = body.trim();
    if (tag === 'defaultValue' || tag === 'default') doc.defaultValue = content;
    if (tag === 'deprecated') doc.deprecated = content;
    if (tag === 'returns') doc.returns = content;
    if (tag === 'remarks') doc.text += `\n\n${content}`;
    if (tag === 'throws') doc.throws.push(content);
    if (tag === 'example') doc.examples.push(content);
    const [, name = '', about = ''] = /^(\w+) - ([\s\S]*)$/.exec(content) ?? [];
    if (tag === 'param') doc.parameters.push({ name, text: about });
  }
  return doc;
}
