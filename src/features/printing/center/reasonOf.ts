import { clip } from '../../../core/format/wireValues';
import type { Translate } from '../../../core/messages/messages';
import type messages from '../messages.en.json';
import { PrintingBlocked } from '../page/printInFrame';

/** Why a job failed: the text of an adapter is shown as it is. */
export function reasonOf(error: unknown, text: Translate<keyof typeof messages>): string {
  if (error instanceof PrintingBlocked) return text('blocked');
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  const message = error instanceof Error && !isTimeout ? error.message.trim() : '';
  return clip(message) || text('noReason');
}
