import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { CHECKS } from './checks.ts';
import { type HostKind, KINDS } from './kinds.ts';

const PAGE = fileURLToPath(new URL('../../docs/host-matrix.md', import.meta.url));
const TABLE = /(?<=<!-- matrix -->\n)[^]*(?=<!-- \/matrix -->)/;

/** The versions of each app's dependencies, without this package. */
function versionsOf({ app }: HostKind): string {
  const file = new URL(`apps/${app}/package.json`, import.meta.url);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  const named = Object.entries({ ...devDependencies, ...dependencies });
  const isTold = ([name]: [string, string]) =>
    /^(?:vite|tailwindcss|bootstrap|@mui\/material|firebase|@hotwired\/turbo|webpack|next|vue(?:-router)?|svelte|@sveltejs\/kit|@angular\/core|react|(?:@tanstack\/)?react-router(?:-dom)?)$/.test(
      name,
    );
  const versions = named.filter(isTold).map(([name, version]) => `${name} ${version}`);
  return versions.join(', ') || '–';
}

function cell(step: TestStep | undefined, isWhole: boolean): string {
  if (step) return step.error ? '✗' : '✓';
  return isWhole ? '–' : '?';
}

function row(kind: HostKind, { status, steps, annotations }: TestResult): string {
  const weight = annotations.find(({ type }) => type === 'script')?.description ?? '?';
  const checks = CHECKS.map((check) =>
    cell(
      steps.find(({ title }) => title === check),
      status === 'passed',
    ),
  );
  return `| ${[kind.title, versionsOf(kind), ...checks, weight].join(' | ')} |`;
}

/** Writes the rows of the kinds that ran into the table of the documentation. The other rows stay. */
export default class MatrixReporter implements Reporter {
  private readonly results = new Map<string, TestResult>();

  onTestEnd({ title }: TestCase, result: TestResult): void {
    this.results.set(title, result);
  }

  onEnd({ status }: FullResult): void {
    if (status === 'interrupted') return;
    const text = readFileSync(PAGE, 'utf8');
    const before = TABLE.exec(text)?.[0].split('\n') ?? [];
    const rows = KINDS.flatMap((kind) => {
      const result = this.results.get(kind.name);
      if (result) return row(kind, result);
      return before.filter((line) => line.startsWith(`| ${kind.title} |`));
    });
    const heads = ['Host', 'Versions', ...CHECKS, 'Scripts until the code is requested, gzip'];
    const lines = [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows];
    writeFileSync(
      PAGE,
      text.replace(TABLE, () => `${lines.join('\n')}\n`),
    );
  }
}
