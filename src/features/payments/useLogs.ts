import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { restaurantIdAtom } from '../../core/state/services';
import type { QueryResult } from '../../ui/patterns/QueryView';
import { createLogsAtom } from './data';
import { covers, filterLogs } from './logList';
import type { LogRequest, PaymentLog } from './types';

const EVERYTHING: LogRequest = { status: 'all', search: '' };

interface Answer extends LogRequest {
  restaurantId: string;
  logs: PaymentLog[] | undefined;
  updatedAt: number;
}

/**
 * The logs that match `request`. Until they arrive, filters an earlier result that contains them. Filtering here as
 * well supports servers that ignore the filter (b82).
 */
export function useLogs(view: LogRequest, request: LogRequest): QueryResult<PaymentLog[]> {
  const restaurantId = useAtomValue(restaurantIdAtom);
  const answer = useAnswer(request, true);
  const all = useAnswer(EVERYTHING, false);
  const covering = useCovering(restaurantId, view, [
    { ...request, restaurantId, logs: answer.data, updatedAt: answer.dataUpdatedAt },
    { ...EVERYTHING, restaurantId, logs: all.data, updatedAt: all.dataUpdatedAt },
  ]);
  const { status, search } = view;
  const logs = covering?.logs;
  const data = useMemo(() => logs && filterLogs(logs, { status, search }), [logs, status, search]);
  return { ...answer, data, dataUpdatedAt: covering?.updatedAt ?? 0 };
}

function useAnswer({ status, search }: LogRequest, isEnabled: boolean) {
  return useAtomValue(
    useMemo(() => createLogsAtom({ status, search }, isEnabled), [status, search, isEnabled]),
  );
}

/**
 * The first result that covers the view. The last result stays on screen while a request is
 * pending, so that a button does not disappear between pointer down and up.
 */
function useCovering(
  restaurantId: string,
  view: LogRequest,
  answers: Answer[],
): Answer | undefined {
  const [last, setLast] = useState<Answer>();
  const candidates = last?.restaurantId === restaurantId ? [...answers, last] : answers;
  const covering = candidates.find((answer) => answer.logs && covers(answer, view));
  if (covering && covering.logs !== last?.logs) setLast(covering);
  return covering;
}
