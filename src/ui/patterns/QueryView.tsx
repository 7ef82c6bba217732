import { type ReactNode, useState } from 'react';
import { Skeleton } from '../primitives/Skeleton';
import { RetryRow } from './RetryRow';
import { StaleBadge } from './StaleBadge';

/** What a jotai-tanstack-query atom gives; only what is needed of it. */
export interface QueryResult<Data> {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: QueryResult<Data>;
  /** Shown for no rows, and for a first load that failed (decision c7). */
  empty: ReactNode;
  /** Default: an empty array or null. */
  isEmpty?: (data: Data) => boolean;
  /** Has the size of what comes. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

function isNothing(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** A retry of a first load is pending again: remembers that it failed, so nothing jumps. */
function useHasFailed<Data>({ data, isError }: QueryResult<Data>): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const next = data === undefined && (hasFailed || isError);
  if (next !== hasFailed) setHasFailed(next);
  return next;
}

/** Owns the four states of a request: loading, failed, nothing, data. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, empty, isEmpty = isNothing, skeleton = <Skeleton />, children } = props;
  const hasFailed = useHasFailed(query);
  const retry = { onRetry: () => void query.refetch(), isBusy: query.isFetching };
  if (query.data === undefined) {
    if (!hasFailed) return skeleton;
    return (
      <>
        {empty}
        <RetryRow {...retry} />
      </>
    );
  }
  return (
    <>
      {query.isError && <StaleBadge updatedAt={query.dataUpdatedAt} {...retry} />}
      {isEmpty(query.data) ? empty : children(query.data)}
    </>
  );
}
