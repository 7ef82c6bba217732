import { type ReactNode, useState } from 'react';
import { Skeleton } from '../primitives/Skeleton';
import { FailedRow } from './list/FailedRow';
import { StaleBadge } from './list/StaleBadge';

/** The part of a jotai-tanstack-query result that is used. */
export interface QueryResult<Data> {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  /** The reason for `isError`. */
  error?: Error | null;
  /** The number of failures since the running request began. */
  failureCount?: number;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: QueryResult<Data>;
  /** Shown if there are no rows, or below `failed` if the first load failed (c7). */
  empty: ReactNode;
  /** Says what could not be loaded. */
  failed?: string;
  /** Whether there are no rows; by default, if the data is null or an empty array. */
  isEmpty?: (data: Data) => boolean;
  /** A placeholder, which should have the size of the content. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

function isNothing(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** Whether the first load failed at least once. The result stays true during a retry, while the query is pending. */
export function useHasFailed<Data>({
  data,
  isError,
  failureCount = 0,
}: QueryResult<Data>): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const next = data === undefined && (hasFailed || isError || failureCount > 0);
  if (next !== hasFailed) setHasFailed(next);
  return next;
}

/** Renders the four states of a query: loading, error, empty, data. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, empty, failed, isEmpty = isNothing, skeleton = <Skeleton />, children } = props;
  const hasFailed = useHasFailed(query);
  const retry = { onRetry: () => void query.refetch(), isBusy: query.isFetching };
  if (query.data === undefined) {
    if (!hasFailed) return skeleton;
    return (
      <>
        <FailedRow text={failed} failure={query.error} {...retry} />
        {empty}
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
