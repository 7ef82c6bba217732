export interface ReleaseState {
  version: string;
  /** The text of CHANGELOG.md. */
  changelog: string;
  /** The version of `api/released.json`. */
  apiVersion: string;
  /** The output of `git status --porcelain`. */
  status: string;
  /** The number of texts that each language pack lacks. */
  missingTexts: Readonly<Record<string, number>>;
}

const SEMANTIC = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9a-z.-]+)?$/i;
const HEADING = /^## (?:Unreleased|(\S+) - \d{4}-\d{2}-\d{2})$/;

/** The reasons why this state must not be released; empty if there are none. */
export function releaseProblems({
  version,
  changelog,
  apiVersion,
  status,
  missingTexts,
}: ReleaseState): string[] {
  const headings = changelog.split('\n').filter((line) => line.startsWith('## '));
  const odd = headings.filter((line) => !HEADING.test(line));
  const [newest] = headings.flatMap((line) => HEADING.exec(line)?.[1] ?? []);
  const unreleased = /^## Unreleased\n([^]*?)(?=^## |(?![^]))/m.exec(changelog)?.[1] ?? '';
  const incomplete = Object.entries(missingTexts).filter(([, count]) => count > 0);
  return [
    status.trim() !== '' && 'There are uncommitted changes.',
    !SEMANTIC.test(version) && `${version} is not a semantic version.`,
    odd.length > 0 && `CHANGELOG.md has an unknown heading: ${odd[0]}`,
    newest !== version &&
      `CHANGELOG.md begins with ${newest ?? 'no version'}; it needs "## ${version} - <date>".`,
    unreleased.trim() !== '' && 'CHANGELOG.md still has entries under Unreleased.',
    apiVersion !== version &&
      `api/released.json is the API of ${apiVersion}: run npm run api -- --released.`,
    ...incomplete.map(
      ([language, count]) =>
        `The language pack ${language} lacks ${count} texts: npm run translate.`,
    ),
  ].filter((problem) => problem !== false);
}
