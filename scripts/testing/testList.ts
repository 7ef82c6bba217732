import { readFile, writeFile } from 'node:fs/promises';
import { readChanges } from './changes.ts';
import { type BrowserTest, chooseTests, nameOf, TURNS } from './chooseTests.ts';
import { runCommand } from './runCommand.ts';

interface ListedSuite {
  title: string;
  specs: readonly { file: string; title: string; tests: readonly { projectName: string }[] }[];
  suites?: readonly ListedSuite[];
}

function testsOf({ title, specs, suites = [] }: ListedSuite, groups: readonly string[]) {
  const within = title.endsWith('.test.ts') ? groups : [...groups, title];
  const direct = specs.flatMap(({ file, title: name, tests }) =>
    tests.map(({ projectName }) => ({ project: projectName, file, titles: [...within, name] })),
  );
  return [...direct, ...suites.flatMap((suite): BrowserTest[] => testsOf(suite, within))];
}

async function listTests(report: string): Promise<BrowserTest[]> {
  const { output } = await runCommand(
    'playwright',
    ['test', '-c', 'tests/e2e', '--list', '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}` },
  );
  try {
    const { suites } = JSON.parse(await readFile(report, 'utf8')) as { suites: ListedSuite[] };
    return suites.flatMap((suite) => testsOf(suite, []));
  } catch (error) {
    throw new Error(`The browser tests could not be listed\n${output}`, { cause: error });
  }
}

/** Writes the chosen tests to a file in Playwright's format. Returns its arguments, and what is left. */
export async function writeTestList(file: string): Promise<{ args: string[]; note: string }> {
  const tests = await listTests(`${file}.json`);
  const { changed, turn, since } = await readChanges(new Date());
  const { chosen, rooms } = chooseTests(tests, { changed, turn });
  await writeFile(file, chosen.map((test) => `[${test.project}] › ${nameOf(test)}\n`).join(''));
  const whole = rooms.length === 0 ? 'no room has changed' : `all of ${rooms.join(', ')}`;
  const note =
    `Browser tests: ${chosen.length} of ${tests.length} ran (the first of each room; ${whole} since ${since}; ` +
    `turn ${(turn % TURNS) + 1} of ${TURNS} of the others). ${tests.length - chosen.length} are left for other turns; ` +
    `"npm test -- --all" runs all. List: ${file}`;
  return { args: [`--test-list=${file}`], note };
}
