import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/**
 * Prints how finely the code is divided: what a reader pays in jumps between files and functions. The ways of an order
 * and of a price are the files that the flows in `docs/architecture.md` name.
 */

/** A file with fewer lines than this that only one file of its room imports could be part of that file. */
const SMALL = 40;
const GENERATED = /messageArguments\.ts$|backend\/records\.ts$|api\/endpoints\.ts$/;
const ARCHITECTURE = 'docs/architecture.md';

interface Source {
  path: string;
  lines: number;
  /** The source files that it imports statically. */
  imports: readonly string[];
  functions: number;
  /** The names of its functions that no other file sees and that it calls once. */
  calledOnce: readonly string[];
}

function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n');
  return listed.filter((path) => /\.tsx?$/.test(path));
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function isFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return true;
  const isValue = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  return isValue && (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent));
}

function read(path: string, pathsByModule: ReadonlyMap<string, string>): Source {
  const text = readFileSync(path, 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: string[] = [];
  const local = new Set<string>();
  const uses = new Map<string, number>();
  let functions = 0;
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) functions += 1;
    if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const statement of tree.statements) {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) {
      const target = pathsByModule.get(posix.join(posix.dirname(path), from.text));
      if (target) imports.push(target);
    }
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    const name = ts.isFunctionDeclaration(statement) ? statement.name?.text : undefined;
    // Components and hooks are read by their names, so they are no helpers.
    if (name && !isExported && /^(?!use[A-Z])[a-z]/.test(name)) local.add(name);
  }
  return {
    path,
    lines: text.split('\n').length - 1,
    imports,
    functions,
    calledOnce: [...local].filter((name) => uses.get(name) === 2),
  };
}

/** `src/features/menu`, `src/core/orders`, `src/portal`. */
function roomOf(path: string): string {
  const [src = '', layer = '', room = ''] = path.split('/');
  return /^(?:features|core|ui)$/.test(layer) && !/\.tsx?$/.test(room)
    ? `${src}/${layer}/${room}`
    : `${src}/${layer}`;
}

/** The files that a flow of the architecture page names. */
function wayOf(title: string, sources: readonly Source[]): string[] {
  const page = readFileSync(ARCHITECTURE, 'utf8');
  const section = page.split('\n## ').find((part) => part.startsWith(title)) ?? '';
  const named = [...section.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
  return [
    ...new Set(
      named.flatMap((name) => sources.find(({ path }) => path.endsWith(`/${name}`))?.path ?? []),
    ),
  ];
}

function main(): void {
  const files = listFiles();
  const pathsByModule = new Map(files.map((path) => [path.replace(/\.tsx?$/, ''), path]));
  const sources = files
    .filter((path) => !isTest(path) && !GENERATED.test(path))
    .map((path) => read(path, pathsByModule));
  const sum = (count: (source: Source) => number) =>
    sources.reduce((total, source) => total + count(source), 0);
  const lines = sum((source) => source.lines);
  const per = (count: number, many: number) => ((count * many) / lines).toFixed(1);
  const importers = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    for (const target of new Set(imports))
      importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  const small = sources.filter((source) => {
    const [only, ...more] = importers.get(source.path) ?? [];
    const hasTest = files.includes(source.path.replace(/\.(tsx?)$/, '.test.$1'));
    return (
      source.lines < SMALL &&
      only &&
      more.length === 0 &&
      roomOf(only) === roomOf(source.path) &&
      !hasTest
    );
  });
  const isLong = ({ lines: count }: Source) => count >= 200;
  console.log(`files                                ${sources.length}`);
  console.log(`lines                                ${lines}`);
  console.log(`files of 200 lines and more          ${sources.filter(isLong).length}`);
  console.log(
    `internal imports per 100 lines       ${per(
      sum(({ imports }) => imports.length),
      100,
    )}`,
  );
  console.log(
    `functions per 100 lines              ${per(
      sum((source) => source.functions),
      100,
    )}`,
  );
  console.log(
    `helpers called once per 1,000 lines  ${per(
      sum(({ calledOnce }) => calledOnce.length),
      1_000,
    )}`,
  );
  console.log(`small files with one importer        ${small.length}`);
  for (const title of ['Flow: accepting an order', 'Flow: changing a price']) {
    console.log(`${title.padEnd(37)}${wayOf(title, sources).length} files`);
  }
  const rooms = new Map<string, Source[]>();
  for (const source of sources) {
    const room = roomOf(source.path);
    rooms.set(room, [...(rooms.get(room) ?? []), source]);
  }
  console.log('\nlines  files  room');
  for (const [room, list] of [...rooms].toSorted(([one], [other]) => one.localeCompare(other))) {
    const size = list.reduce((total, source) => total + source.lines, 0);
    console.log(`${String(size).padStart(5)}  ${String(list.length).padStart(5)}  ${room}`);
  }
}

main();
