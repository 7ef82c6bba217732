import type { PrinterProblem } from '../../../core/contracts';
import { clip } from '../../../core/format/wireValues';
import type { Translate } from '../../../core/messages/messages';
import type messages from '../messages.en.json';
import { PrintingBlocked } from './printInFrame';

type MessageKey = keyof typeof messages;

const PROBLEMS: Readonly<Record<PrinterProblem, MessageKey>> = {
  paper: 'paperOut',
  cover: 'coverOpen',
  offline: 'offline',
  disconnected: 'disconnected',
  interrupted: 'interruptedPrinter',
  busy: 'busy',
  refused: 'refused',
  tap: 'tap',
};

/** A `PrinterError` of `vendor-portal/printers`, which shares no code with the portal. */
interface KnownProblem {
  message: MessageKey;
  mayBePrinted: boolean;
}

function knownProblem(error: unknown): KnownProblem | null {
  if (!(error instanceof Error) || error.name !== 'VendorPortalPrinterError') return null;
  const { problem, mayBePrinted } = error as Error & { problem?: unknown; mayBePrinted?: unknown };
  const entry = Object.entries(PROBLEMS).find(([name]) => name === problem);
  return entry ? { message: entry[1], mayBePrinted: mayBePrinted === true } : null;
}

/** Whether the ticket could be on paper although the job failed. */
export function mayBePrinted(error: unknown): boolean {
  return knownProblem(error)?.mayBePrinted || isUnanswered(error);
}

function isUnanswered(error: unknown): boolean {
  return error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);
}

/** The reason of a failed job. The message of an adapter's error is shown unchanged. */
export function reasonOf(error: unknown, text: Translate<MessageKey>): string {
  if (error instanceof PrintingBlocked) return text('blocked');
  if (isUnanswered(error)) return text('noAnswer');
  const problem = knownProblem(error);
  if (problem) {
    const reason = text(problem.message);
    return problem.mayBePrinted ? text('maybeOnPaper', { reason }) : reason;
  }
  const message = error instanceof Error ? error.message.trim() : '';
  return clip(message) || text('noReason');
}
