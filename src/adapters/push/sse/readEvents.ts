/** One server-sent event. */
export interface StreamEvent {
  type: string;
  data: string;
}

/** A server that never ends a line, or an event, must not fill the memory. */
const EVENT_LIMIT = 64 * 1024;
const LINE_END = /\r\n|\n|\r/;

/**
 * The events of a stream, by the rules of the HTML standard as far as a push stream needs them:
 * `event` and `data` lines, comments skipped, an event without data dropped.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const take = createEventTaker();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const lines = (rest + decoder.decode(value, { stream: true })).split(LINE_END);
      rest = lines.pop() ?? '';
      if (rest.length > EVENT_LIMIT) throw new Error('A line of the push stream is too long');
      for (const line of lines) {
        const event = take(line);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function createEventTaker(): (line: string) => StreamEvent | null {
  let type = '';
  let data: string[] = [];
  let length = 0;
  return (line) => {
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') type = value;
    if (field === 'data') {
      length += value.length + 1;
      if (length > EVENT_LIMIT) throw new Error('An event of the push stream is too long');
      data.push(value);
    }
    if (line !== '') return null;
    const event = { type: type || 'message', data: data.join('\n') };
    const isEmpty = data.length === 0;
    type = '';
    data = [];
    length = 0;
    return isEmpty ? null : event;
  };
}
