import { type ReactNode, useState } from 'react';
import { Skeleton } from '../primitives/Skeleton';
import { RetryRow } from './list/RetryRow';
import { StaleBadge } from './list/StaleBadge';

/** The part of a jotai-tanstack-query result that is used. */
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
  /** Shown if there are no rows, or if the first load failed (c7). */
  empty: ReactNode;
  /** Whether there are no rows; by default, if the data is null or an empty array. */
  isEmpty?: (data: Data) => boolean;
  /** A placeholder, which should have the size of the content. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

function isNothing(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** Whether the first load failed. The result stays true during a retry, while the query is pending again. */
function useHasFailed<Data>({ data, isError }: QueryResult<Data>): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const next = data === undefined && (hasFailed || isError);
  if (next !== hasFailed) setHasFailed(next);
  return next;
}

/** Renders the four states of a query: loading, error, empty, data. */
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
