import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import type { IssueAnswerKind, OrderIssue } from '../../../core/orders/issues/types';
import messages from '../messages.en.json';
import type { OfferChoice } from './offerChoices';
import { chosenOffer } from './sendAnswer';

const ACTIONS = { accept: 'accept', reject: 'refuse', offer: 'offer', inform: 'inform' } as const;

/** The words of the buttons that answer an issue, with what each costs. */
export function useAnswerWords(issue: OrderIssue) {
  const text = useText(messages);
  const { shortMoney, number } = useAtomValue(formatsAtom);
  const { asks, offers } = issue;

  function offer(choice: OfferChoice): string {
    if (choice.kind === 'refund') return shortMoney(choice.amount);
    if (choice.kind === 'time') return text('offerMinutes', { minutes: number(choice.minutes) });
    return text('offerReplacement');
  }

  /** What the server says that accepting costs; `''` if it does not say. */
  function costOfAccepting(): string {
    if (!asks) return '';
    if (asks.amount !== null) return shortMoney(-asks.amount);
    return asks.minutes === null ? '' : text('moreMinutes', { minutes: number(asks.minutes) });
  }

  /** How much can be offered at most. */
  function mostOffered(): string {
    const refund = offers.find(({ kind }) => kind === 'refund');
    return refund?.kind === 'refund' ? text('upTo', { amount: shortMoney(refund.max) }) : '';
  }

  /** The act, and what it costs; `''` if that is not known. */
  function parts(answer: IssueAnswerKind): { action: string; amount: string } {
    const amounts = {
      accept: costOfAccepting,
      reject: () => shortMoney(0),
      offer: mostOffered,
      inform: () => '',
    };
    return { action: text(ACTIONS[answer]), amount: amounts[answer]() };
  }

  function label(answer: IssueAnswerKind): string {
    const { action, amount } = parts(answer);
    return amount ? text('withAmount', { action, amount }) : action;
  }

  return {
    offer,
    /** The button on the card. */
    parts,
    /** The button that sends the answer: "Accept · −₹120", "Offer ₹60" */
    submit(answer: IssueAnswerKind, offerKey: string): string {
      if (answer === 'inform') return text('send');
      const chosen = answer === 'offer' ? chosenOffer(issue, offerKey) : null;
      return chosen ? text('offerSend', { what: offer(chosen) }) : label(answer);
    },
  };
}
