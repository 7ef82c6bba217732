import { Diagnosis } from '../../core/api/errors';
import type { PortalPage } from '../../core/contracts';
import type { Findings } from '../diagnostics/createFindings';
import { describeKind } from './given';

const EXAMPLE = "pages={[{ path: '/loyalty', title: 'Loyalty', element: <Loyalty /> }]}";

/** Reports pages that are not shown, or a prop that is not a list. */
export function reportPages(
  given: unknown,
  shown: readonly PortalPage[],
  isOwnPath: (path: string) => boolean,
  findings: Findings,
): void {
  const report = (message: string, advice: string) =>
    findings.report(new Diagnosis('config', message, advice, EXAMPLE));
  if (!Array.isArray(given)) {
    report(`The pages prop is ${describeKind(given)} instead of a list`, 'Pass a list of pages:');
    return;
  }
  for (const page of given.filter((one) => !shown.includes(one))) {
    const name = JSON.stringify(page?.path) ?? 'without a path';
    const message = `The page ${name} is left out: ${problemOf(page, isOwnPath, shown)}`;
    report(message, 'Give each page a path of its own:');
  }
}

function problemOf(
  page: PortalPage | undefined,
  isOwnPath: (path: string) => boolean,
  shown: readonly PortalPage[],
): string {
  const path = String(page?.path).toLowerCase();
  if (shown.some((one) => one.path.toLowerCase() === path)) return 'an earlier page has this path';
  if (!page?.title || !page.element) return 'it has no title or no element';
  return path.startsWith('/') && isOwnPath(path)
    ? 'the portal has this path'
    : 'the path is not plain';
}
