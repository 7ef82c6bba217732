import type { PushMessage } from '../contracts';
import { record, toText } from '../format/wireValues';
import { MARKED, OUR_MARK, withoutMarks } from './workerMessages';

/** Reads a push message; returns `null` if it is not for the portal. */
export function readPayload(payload: unknown): PushMessage | null {
  const { notification, data } = record(payload);
  const fields = record(data);
  if (fields[OUR_MARK] !== MARKED) return null;
  const entries = Object.entries(withoutMarks(fields));
  const texts = Object.fromEntries(entries.map(([name, value]) => [name, toText(value)]));
  const { title, body } = record(notification);
  return {
    title: toText(title) || toText(fields.title),
    body: toText(body) || toText(fields.body),
    data: texts,
  };
}
