import { CircleAlert, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { PortalFailure } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Button } from '../primitives/Button';
import { Skeleton } from '../primitives/Skeleton';
import { color, figures, font, radius, space, tint } from '../theme/theme';
import { useNow } from './useClock';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** How often the age of old data is updated. */
const TICK_MS = 15_000;

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

interface FailedRowProps {
  /** The message; by default "Couldn't load." */
  text: string | undefined;
  failure: Error | null | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

const FailedLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  padding-inline-start: ${space[3]};
  border-radius: ${radius.box};
  background: ${tint(color.danger)};
  font-size: ${font.size.sm};
  & > svg {
    color: ${color.danger};
  }
  & > p {
    ${figures}
    flex: 1 1 180px;
    min-inline-size: 0;
  }
`;

/** What could not be loaded, and when it is tried again. Only the first sentence is announced. */
function FailedRow({ text: what, failure, isBusy, onRetry }: FailedRowProps) {
  const text = useText(messages);
  return (
    <FailedLine>
      <CircleAlert size={20} />
      <p>
        <strong role="status">{what ?? text('couldNotLoad')}</strong>{' '}
        {isBusy ? text('tryingAgain') : <RetryCountdown failure={failure} />}
      </p>
      <Button variant="ghost" size="sm" isBusy={isBusy} onClick={onRetry}>
        {text('tryAgain')}
      </Button>
    </FailedLine>
  );
}

/** When a failed read is repeated, for example "Trying again in 8 s". */
export function RetryCountdown({ failure }: Pick<FailedRowProps, 'failure'>) {
  const text = useText(messages);
  const now = useNow(SECOND_MS, 'elapsed');
  const retryAt = failure instanceof PortalFailure ? failure.retryAt : undefined;
  if (retryAt === undefined) return null;
  const seconds = Math.max(1, Math.ceil((retryAt - now) / SECOND_MS));
  return text('tryingAgainIn', { seconds });
}

interface StaleBadgeProps {
  updatedAt: number;
  onRetry: () => void;
  isBusy?: boolean;
}

/** Shown above older data when refetching failed. */
export function StaleBadge({ updatedAt, onRetry, isBusy }: StaleBadgeProps) {
  const text = useText(messages);
  const now = useNow(TICK_MS, 'deviceTime');
  const minutes = Math.max(0, Math.floor((now - updatedAt) / MINUTE_MS));
  return (
    <RetryRow onRetry={onRetry} isBusy={isBusy}>
      {text('updatedAgo', { minutes })}
    </RetryRow>
  );
}

interface RetryRowProps {
  onRetry: () => void;
  isBusy?: boolean;
  /** The message; by default "Couldn't load." */
  children?: string;
}

const RetryLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

export function RetryRow({ onRetry, isBusy, children }: RetryRowProps) {
  const text = useText(messages);
  return (
    <RetryLine role="status">
      <span>{children ?? text('couldNotLoad')}</span>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isBusy}
        icon={<RotateCw size={16} />}
        onClick={onRetry}
      >
        {text('tryAgain')}
      </Button>
    </RetryLine>
  );
}

interface EmptyStateProps {
  text: string;
  help?: string;
  /** The next step, a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
}

const EmptyBox = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[6]} ${space[4]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  text-align: center;
  & > p {
    max-inline-size: 52ch;
  }
  & > [data-part='text'] {
    max-inline-size: 44ch;
    color: ${color.text};
    font-size: ${font.size.md};
    font-weight: ${font.weight.strong};
  }
  & > [data-part='action'] {
    margin-block-start: ${space[2]};
  }
`;

export function EmptyState({ text, help, action, icon }: EmptyStateProps) {
  return (
    <EmptyBox>
      {icon}
      <p data-part="text">{text}</p>
      {help && <p>{help}</p>}
      {action && <div data-part="action">{action}</div>}
    </EmptyBox>
  );
}
