import { turnOfText } from './chooseTests.ts';
import { runCommand } from './runCommand.ts';

export interface Changes {
  /** The files that differ from the commit before, or from the branch that this one will join. */
  changed: readonly string[];
  /** Grows by one with each commit, so that the runs after one another have different turns. */
  turn: number;
  /** What the changes were compared with, for the output. */
  since: string;
}

async function git(...args: readonly string[]): Promise<string | null> {
  const { code, output } = await runCommand('git', args);
  return code === 0 ? output.trim() : null;
}

const linesOf = (text: string | null) => (text ?? '').split('\n').filter(Boolean);

/** The commit before this branch; on the main branch, the commit before. */
export async function findBase(head: string | null): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const base = await git('merge-base', main, 'HEAD');
    if (base && base !== head) return base;
  }
  return 'HEAD~1';
}

/** CI may not run for every commit, so its own number counts before the number of commits. */
async function turnOf(head: string): Promise<number> {
  const given = Number(process.env.TEST_TURN ?? process.env.GITHUB_RUN_NUMBER);
  if (Number.isInteger(given) && given > 0) return given;
  const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
  return isShallow ? turnOfText(head) : Number(await git('rev-list', '--count', 'HEAD'));
}

/**
 * Reads what has changed from git; `TEST_SINCE` names another commit to compare with. Without git, in an unpacked
 * archive, nothing is known to have changed, and the day decides about the turn.
 */
export async function readChanges(now: Date): Promise<Changes> {
  const head = await git('rev-parse', 'HEAD');
  // An archive can be unpacked in the repository of somebody else.
  const isOwn = (await git('rev-parse', '--show-prefix')) === '';
  if (head === null || !isOwn) {
    const turn = Number(process.env.TEST_TURN ?? Math.floor(now.getTime() / 86_400_000));
    return { changed: [], turn, since: 'no git' };
  }
  const base = process.env.TEST_SINCE ?? (await findBase(head));
  const differing = await git('diff', '--name-only', '--no-renames', base);
  const changed = [
    ...linesOf(differing),
    ...linesOf(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const since = differing === null ? `${base}, which is not here` : base.slice(0, 12);
  return { changed, turn: await turnOf(head), since };
}
