import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../format/formatsAtom';
import { useText } from '../../messages/useText';
import messages from './messages.en.json';
import type { OrderIssue } from './types';

/** The words for an issue: its kind, its level, and what happens without an answer. */
export function useIssueWords() {
  const text = useText(messages);
  const { shortMoney, number } = useAtomValue(formatsAtom);

  function accepted({ asks }: OrderIssue): string {
    if (!asks) return text('silentAccept');
    const { kind, minutes } = asks;
    const amount = asks.amount === null ? null : shortMoney(asks.amount);
    if (kind === 'time') {
      return minutes === null
        ? text('silentTimeOpen')
        : text('silentTime', { minutes: number(minutes) });
    }
    if (kind === 'refund')
      return amount ? text('silentRefund', { amount }) : text('silentRefundOpen');
    if (kind === 'replacement') {
      return amount ? text('silentReplacementCost', { amount }) : text('silentReplacement');
    }
    return amount ? text('silentCancelCost', { amount }) : text('silentCancel');
  }

  return {
    kind: ({ kind }: Pick<OrderIssue, 'kind'>) => text(kind),
    /** `''` while the issue is only with the restaurant. */
    level: ({ level }: Pick<OrderIssue, 'level'>) => (level === 'issue' ? '' : text(level)),
    /** What happens if the issue is accepted: "the customer gets ₹120" */
    accepted,
    /** "If you do nothing: the customer gets ₹120" */
    ifSilent(issue: OrderIssue): string {
      const { ifSilent, expiresAt } = issue;
      const reasons = {
        accept: accepted(issue),
        reject: text('silentReject'),
        none: text('silentNone'),
      };
      return text('ifSilent', {
        what: expiresAt === null ? text('silentStays') : reasons[ifSilent],
      });
    },
  };
}
