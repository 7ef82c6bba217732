import { isWire, type Wire } from '../../../core/format/wireValues';
import { isLiveList, type LiveList } from './lists';

/** What the marketplace told one tab about one list. Never a token, never who asked. */
export interface SharedAnswer {
  list: LiveList;
  rows: readonly Wire[];
  /** When the marketplace was asked, and when it had answered. */
  askedAt: number;
  answeredAt: number;
  /** Whether news made the tab ask, not the time. */
  isForNews: boolean;
}

export interface ListChannel {
  post(answer: SharedAnswer): void;
  close(): void;
}

/**
 * Opens the channel between the tabs of one session, restaurant and host. Rows cross as the
 * marketplace wrote them, so that tabs of different versions understand each other.
 */
export function openListChannel(
  name: string,
  onAnswer: (answer: SharedAnswer) => void,
): ListChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = toAnswer(data);
    if (answer) onAnswer(answer);
  };
  return {
    post: (answer) => channel.postMessage(answer),
    close: () => channel.close(),
  };
}

function toAnswer(data: unknown): SharedAnswer | null {
  if (!isWire(data) || !isLiveList(data.list) || !Array.isArray(data.rows)) return null;
  const { list, rows, askedAt, answeredAt } = data;
  if (!isTime(askedAt) || !isTime(answeredAt)) return null;
  const isForNews = data.isForNews === true;
  return { list, rows: rows.filter(isWire), askedAt, answeredAt, isForNews };
}

/** A time that has been; one in the future would keep every later answer out. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= Date.now() + 1_000;
}
