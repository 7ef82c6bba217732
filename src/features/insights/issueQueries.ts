import { hasCapabilityAtom } from '../../core/capabilities';
import { fetchIssues, fetchOpenIssues } from '../../core/orders/issues/api';
import type { IssuePage, OrderIssue } from '../../core/orders/issues/types';
import { queryAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import type { PeriodIssues } from './figures/issueFigures';
import type { Range } from './figures/range';

/** Issues of more pages are left out, and the screen says so. */
const MOST_PAGES = 10;
const STALE_MS = 5 * 60_000;

/**
 * The open issues, and the closed ones that were made since the start of a period: they are read page by page, the
 * newest first. Create this atom in `useMemo`.
 */
export function createPeriodIssuesAtom({ start, end }: Pick<Range, 'start' | 'end'>) {
  return queryAtom<PeriodIssues, readonly unknown[]>((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: ['insights', restaurantId, 'issues', start, end],
      enabled: restaurantId !== '' && get(hasCapabilityAtom)('orders.issues'),
      staleTime: STALE_MS,
      refetchInterval: false,
      queryFn: async ({ signal }): Promise<PeriodIssues> => {
        const issues = new Map<string, OrderIssue>();
        const add = (all: readonly OrderIssue[]) => {
          for (const issue of all) issues.set(issue.id, issue);
        };
        add(await fetchOpenIssues(api, restaurantId, { signal }));
        let cursor: string | null = null;
        for (let page = 0; page < MOST_PAGES; page += 1) {
          const call = { restaurantId, state: 'closed', cursor } as const;
          const read: IssuePage = await fetchIssues(api, call, { signal });
          add(read.issues);
          cursor = read.next;
          const oldest = Date.parse(read.issues.at(-1)?.createdAt ?? '');
          if (cursor === null || oldest < start)
            return { issues: [...issues.values()], isCut: false };
        }
        return { issues: [...issues.values()], isCut: true };
      },
    };
  });
}
