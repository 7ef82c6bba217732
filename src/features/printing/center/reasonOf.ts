import { clip } from '../../../core/format/wireValues';
import type { Translate } from '../../../core/messages/messages';
import type messages from '../messages.en.json';
import { PrintingBlocked } from '../page/printInFrame';

/** Whether the ticket could be on paper although the job failed. */
export function mayBePrinted(error: unknown): boolean {
  return error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);
}

/** The reason of a failed job. The message of an adapter's error is shown as it is. */
export function reasonOf(error: unknown, text: Translate<keyof typeof messages>): string {
  if (error instanceof PrintingBlocked) return text('blocked');
  if (mayBePrinted(error)) return text('noAnswer');
  const message = error instanceof Error ? error.message.trim() : '';
  return clip(message) || text('noReason');
}
