import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { IssueAnswered, OrderIssue } from '../../../core/orders/issues/types';
import messages from '../messages.en.json';

const DECIDED = {
  restaurant: 'decidedRestaurant',
  customer: 'decidedCustomer',
  marketplace: 'decidedMarketplace',
  silence: 'decidedSilence',
  '': 'decided',
} as const;

const OUTCOMES = { accepted: 'forCustomer', offered: 'forOffer', rejected: 'forYou' } as const;

/** What was answered and decided about an issue: by whom, when, and what it costs. */
export function useDecisionWords(): (issue: OrderIssue) => string[] {
  const text = useText(messages);
  const { shortMoney, number, dateTime } = useAtomValue(formatsAtom);

  function answerOf({ answer, amount, minutes }: IssueAnswered): string {
    if (answer === 'accept') return text('youAccepted');
    if (answer === 'reject') return text('youRefused');
    if (answer === 'inform') return text('youInformed');
    const replacement = text('offerReplacement');
    const time =
      minutes === null ? replacement : text('offerMinutes', { minutes: number(minutes) });
    return text('youOffered', { what: amount === null ? time : shortMoney(amount) });
  }

  function answered({ answered: given, reasons }: OrderIssue): string[] {
    if (!given) return [];
    const reason = reasons.find(({ id }) => id === given.reasonId)?.label ?? '';
    const at = given.at && dateTime(given.at);
    return [joined(answerOf(given), clip(reason), clip(given.by), at)];
  }

  function settled({ settlement }: OrderIssue): string[] {
    if (!settlement) return [];
    const { by, at, amount, outcome } = settlement;
    const cost =
      amount === null
        ? text(OUTCOMES[outcome])
        : amount > 0
          ? text('costs', { amount: shortMoney(amount) })
          : text('costsNothing');
    return [joined(text(DECIDED[by]), at && dateTime(at)), cost];
  }

  function stateOf({ state, settlement }: OrderIssue): string[] {
    if (state === 'withdrawn') return [text('stateWithdrawn')];
    if (settlement) return [];
    if (state === 'answered') return [text('stateAnswered')];
    return state === 'expired' ? [text('stateExpired')] : [];
  }

  return (issue) => [...answered(issue), ...settled(issue), ...stateOf(issue)];
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
