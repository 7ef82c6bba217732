import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createCheckProgram } from '../../bin/harness/check/runCheck.ts';
import { createProgram } from '../../bin/harness/program.ts';
import { EXIT } from '../../bin/harness/settings.ts';
import { SCREEN_IDS, SCREEN_NAMES, screenRow } from '../../src/core/navigation/screenTable.ts';
import { ATTRIBUTES, PROP_NAMES } from '../../src/element/attributes.ts';
import { ACTIONS, FORMS, RECORDS, SLOTS, TABLES } from '../../src/portal/extend/hostNames.ts';
import { anchorsOf, linksOf } from './links.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') ? [join('docs', name)] : [],
  ),
];
/** A code block that quotes a tested file. The path of the file follows the language. */
const PIECE = /^ *```(?:[jt]sx?|vue|svelte|html) (\S+)\n([\s\S]*?)^ *```$/gm;
const SHELL = /^ *```sh\n([\s\S]*?)^ *```$/gm;
const HTML = /^ *```html\n([\s\S]*?)^ *```$/gm;

/** The options of the command and of its mode `check`. */
const OPTIONS = [createProgram(''), createCheckProgram()].flatMap(({ options }) => options);

const trimmed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

test('a quoted piece of a file matches that file', () => {
  const pieces = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(PIECE)].map(([, file = '', code = '']) => ({
      page,
      file,
      code,
    })),
  );

  expect(pieces.length).toBeGreaterThan(0);
  for (const { page, file, code } of pieces) {
    expect(trimmed(readFileSync(file, 'utf8')), page).toContain(trimmed(code));
  }
});

test('every link inside the documentation leads to a file or a heading', () => {
  const links = PAGES.flatMap((page) =>
    linksOf(page).map(({ to, anchor }) => {
      const file = to === '' ? page : join(dirname(page), to);
      const isFound = existsSync(file) && (!anchor || anchorsOf(file).includes(anchor));
      return { link: `${page}: ${to}#${anchor}`, isFound };
    }),
  );

  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ isFound }) => !isFound)).toEqual([]);
});

// A registry page resolves relative links and pictures against the repository.
test('the README works outside of a checkout', () => {
  const { repository, homepage, bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    repository: { url: string };
    homepage: string;
    bugs: string;
  };
  const [, base = ''] =
    /^git\+(https:\/\/github\.com\/[\w-]+\/[\w-]+)\.git$/.exec(repository.url) ?? [];
  expect([homepage, bugs]).toEqual([`${base}#readme`, `${base}/issues`]);
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const text = readFileSync('README.md', 'utf8');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link = '', attribute = '']) => link || attribute)
    .filter((to) => !/^(?:https:\/\/|#)/.test(to));
  const isInRepository = (to: string) => {
    const path = to.replace(/#.*$/, '');
    return files.some((file) => file === path || file.startsWith(`${path}/`));
  };

  expect(targets).toContain('docs/images/orders-1280-light.png');
  expect(targets.filter((to) => !isInRepository(to))).toEqual([]);
});

test('every option of the command that the documentation uses exists', () => {
  const optionNames = OPTIONS.map(({ long }) => long);
  const used = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(SHELL)]
      .flatMap(([, code = '']) => code.split('\n'))
      .filter((line) => line.includes('vendor-portal-dev') || line.includes('npm start'))
      .flatMap((line) => line.match(/(?<= )--[a-z-]+/g) ?? []),
  );

  expect(used).toContain('--host');
  expect(used.filter((flag) => !optionNames.includes(flag))).toEqual([]);
});

test('every npm script that the documentation runs exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const missing = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(SHELL)]
      .flatMap(([, code = '']) => [...code.matchAll(/npm run (?:-s )?([\w:]+)/g)])
      .filter(([, name = '']) => !Object.hasOwn(scripts, name)),
  );

  expect(missing).toEqual([]);
});

test('the README lists every prop', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('## Props');
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  const listed = rows.flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);

  expect(listed.slice(1).toSorted()).toEqual([...PROP_NAMES].toSorted());
});

test('the reference pages list every attribute or option', () => {
  const element = readFileSync('docs/element.md', 'utf8');
  const command = readFileSync('docs/cli.md', 'utf8');

  expect(ATTRIBUTES.filter((name) => !element.includes(`\`${name}\``))).toEqual([]);
  const flags = OPTIONS.map((option) => option.flags.replace(/^-\w, /, ''));
  expect(flags.filter((flag) => !command.includes(`\`${flag}`))).toEqual([]);
});

test('the page of the contract mentions every option of the check', () => {
  const page = readFileSync('docs/contract.md', 'utf8');
  const options = createCheckProgram().options.map(({ long }) => long ?? '');

  expect(options).toContain('--orders-list');
  expect(options.filter((long) => !page.includes(long))).toEqual([]);
});

test('the page of the command lists every exit code', () => {
  const [, table = ''] = readFileSync('docs/cli.md', 'utf8').split('## Exit codes');
  const listed = [...table.matchAll(/^\| (\d) \|/gm)].map(([, code]) => Number(code));

  expect(listed).toEqual(Object.values(EXIT).toSorted());
});

test('every attribute of a tag in the documentation exists', () => {
  const tags = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(HTML)].flatMap(([, code = '']) =>
      [...code.matchAll(/<vendor-portal ([^>]*)>/g)].map(([, attributes = '']) => attributes),
    ),
  );

  expect(tags.length).toBeGreaterThan(0);
  const names = tags.flatMap((tag) => [...tag.matchAll(/([\w-]+)=/g)].map(([, name = '']) => name));
  expect(names.filter((name) => !ATTRIBUTES.includes(name))).toEqual([]);
});

test('the portal says what the page about troubleshooting quotes', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|en\.json)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join('src', name), 'utf8'))
    .join('\n');
  const rows = readFileSync('docs/troubleshooting.md', 'utf8').matchAll(
    /^\|[^|]*\|([^|]*)\|[^|]*\| `\w+` \|$/gm,
  );
  const quotes = [...rows].flatMap(([, message = '']) =>
    message.split(/…|;|[(]| (?=[a-z]+-src)/).map((part) => part.trim()),
  );
  // Ignore shorter parts, which are values or words in brackets.
  const long = quotes.filter((part) => /^[^)]{13,}$/.test(part));

  expect(long.length).toBeGreaterThan(10);
  expect(long.filter((part) => !sources.includes(part))).toEqual([]);
});

test('the page of screens has a row for each name, with its paths', () => {
  const page = readFileSync('docs/screens.md', 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| `(\w+)` \| (.+)$/gm)].map(([, name = '', row = '']) => [name, row]),
  );
  expect([...rows.keys()].toSorted()).toEqual(SCREEN_NAMES.toSorted());
  const missing = SCREEN_IDS.map(screenRow).filter(
    ([path, title, name]) => name && title && !rows.get(name)?.includes(`\`${path}\``),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['extending', 'Slot', SLOTS],
  ['fields-and-columns', 'Key', RECORDS],
  ['fields-and-columns', 'Table', TABLES],
  ['fields-and-columns', 'Function', ACTIONS],
  ['fields-and-columns', 'Form', FORMS],
] as const)('docs/%s.md has a table %s with a row for each name', (page, head, names) => {
  const [, table = ''] = readFileSync(`docs/${page}.md`, 'utf8').split(`\n| ${head} |`);
  const [rows = ''] = table.split('\n\n');
  const found = [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(found.toSorted()).toEqual(names.toSorted());
});

test('the page of capabilities says what a screen with a capability needs', () => {
  const page = readFileSync('docs/capabilities.md', 'utf8');
  const needed = SCREEN_IDS.flatMap((id) => screenRow(id)[4] ?? []);
  expect(needed).not.toEqual([]);
  for (const capability of needed) expect(page).toContain(`\`${capability}\``);
});
