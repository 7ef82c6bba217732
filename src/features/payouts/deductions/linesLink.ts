import { paths } from '../../../core/navigation/paths';
import { type CycleDays, cycleLinkId } from '../cycle/cycleDays';

/** The lines of a cycle; with a key, only those of its code. */
export function linesLink(days: CycleDays, key = ''): { pathname: string; search: string } {
  const search = key && new URLSearchParams({ code: key }).toString();
  return { pathname: paths.payoutLines(cycleLinkId(days)), search };
}
