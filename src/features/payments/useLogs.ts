import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { QueryResult } from '../../ui/patterns/QueryView';
import type { LogQuestion } from './api';
import { filterLogs } from './logList';
import { createLogsAtom } from './queries';
import type { PaymentLog } from './types';

/**
 * The logs that the marketplace gave for `asked`, or till then all of them where they are here; both
 * narrowed by what is chosen and typed, so that either kind of server will do (decision b82).
 */
export function useLogs(view: LogQuestion, asked: LogQuestion): QueryResult<PaymentLog[]> {
  const answer = useAnswer(asked, true);
  const all = useAnswer({ status: 'all', search: '' }, false);
  const held = answer.data ?? all.data;
  const { status, search } = view;
  const data = useMemo(() => held && filterLogs(held, { status, search }), [held, status, search]);
  return { ...answer, data, dataUpdatedAt: Math.max(answer.dataUpdatedAt, all.dataUpdatedAt) };
}

function useAnswer({ status, search }: LogQuestion, isEnabled: boolean) {
  return useAtomValue(
    useMemo(() => createLogsAtom({ status, search }, isEnabled), [status, search, isEnabled]),
  );
}
