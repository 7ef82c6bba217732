import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { restaurantIdAtom } from '../../core/state/services';
import type { QueryResult } from '../../ui/patterns/QueryView';
import type { LogQuestion } from './api';
import { covers, filterLogs } from './logList';
import { createLogsAtom } from './queries';
import type { PaymentLog } from './types';

const EVERYTHING: LogQuestion = { status: 'all', search: '' };

/** A question, and what is known of its answer. */
interface Answer extends LogQuestion {
  restaurantId: string;
  logs: PaymentLog[] | undefined;
  updatedAt: number;
}

/**
 * The logs that the marketplace gave for `asked`, or till then those of a wider question where they
 * are here; narrowed by what is chosen and typed, so that either kind of server will do (decision
 * b82). What no answer tells yet is loading, not nothing.
 */
export function useLogs(view: LogQuestion, asked: LogQuestion): QueryResult<PaymentLog[]> {
  const restaurantId = useAtomValue(restaurantIdAtom);
  const answer = useAnswer(asked, true);
  const all = useAnswer(EVERYTHING, false);
  const held = useHeld(restaurantId, view, [
    { ...asked, restaurantId, logs: answer.data, updatedAt: answer.dataUpdatedAt },
    { ...EVERYTHING, restaurantId, logs: all.data, updatedAt: all.dataUpdatedAt },
  ]);
  const { status, search } = view;
  const logs = held?.logs;
  const data = useMemo(() => logs && filterLogs(logs, { status, search }), [logs, status, search]);
  return { ...answer, data, dataUpdatedAt: held?.updatedAt ?? 0 };
}

function useAnswer({ status, search }: LogQuestion, isEnabled: boolean) {
  return useAtomValue(
    useMemo(() => createLogsAtom({ status, search }, isEnabled), [status, search, isEnabled]),
  );
}

/**
 * The first answer that the view is a part of; the last one stays while a narrower question is under
 * way, so that nothing goes away between the press and the release of a button.
 */
function useHeld(restaurantId: string, view: LogQuestion, answers: Answer[]): Answer | undefined {
  const [last, setLast] = useState<Answer>();
  const known = last?.restaurantId === restaurantId ? [...answers, last] : answers;
  const held = known.find((answer) => answer.logs && covers(answer, view));
  if (held && held.logs !== last?.logs) setLast(held);
  return held;
}
