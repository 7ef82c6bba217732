import type { ServerSentEvent, StreamId } from '../../contracts/backend/backend';
import { isWire, text } from '../../format/wireValues';
import { BadResponse } from '../errors';
import { parseJson } from '../json';

/** An event of a mapping as a server would send it. @throws BadResponse */
export function toEventText(value: unknown): string {
  if (!isWire(value)) throw new BadResponse('The mapping yielded something that is no event');
  const { id, event, data } = value;
  const fields = [
    ['id', text(id)],
    ['event', text(event)],
    ['data', data === undefined ? '' : toData(data)],
  ] as const;
  const lines = fields.filter(([, found]) => found !== '');
  return `${lines.map(([name, found]) => `${name}: ${oneLine(found)}\n`).join('')}\n`;
}

function toData(data: unknown): string {
  if (typeof data === 'string') return data;
  try {
    return JSON.stringify(data);
  } catch (error) {
    throw new BadResponse('The mapping yielded a value that JSON cannot contain', error);
  }
}

/** A line break would end the field. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}

/** An event of a backend of the contract as a mapping would yield it. */
export function toMappedEvent(
  operation: StreamId,
  { id = '', event = '', data }: ServerSentEvent,
): unknown {
  if (operation === 'orderChangesStream') return { id, data: parseJson(data) };
  return { event, data: event === 'push' ? parseJson(data) : data };
}
