import { atom } from 'jotai';
import { createAnswerIssueAtom, type IssueOutcome } from '../../../core/orders/issues/mutations';
import type { IssueAnswer, IssueAnswerKind, OrderIssue } from '../../../core/orders/issues/types';
import { dataAtom } from '../../../core/state/queryClient';
import { generationAtom } from '../../../core/state/services';
import { type Asking, answerDraftsAtom, askAtom, draftOf, dropDraftsAtom } from './drafts';
import { choiceKey, firstChoice, type OfferChoice, offerChoices } from './offerChoices';
import { sendPhotosAtom } from './photos';

/** What became of an answer that was given on this screen. */
export interface AnswerResult {
  /** The issue as the vendor has seen it. */
  issue: OrderIssue;
  answer: IssueAnswerKind;
  outcome: IssueOutcome | { is: 'photos'; count: number };
}

type Results = ReadonlyMap<string, AnswerResult>;

/** A new session starts without them. */
const heldAtom = dataAtom((get) => {
  get(generationAtom);
  return {
    /** An answer whose outcome is unknown is known by its atom, so each issue keeps its own. */
    answerAtoms: new Map<string, ReturnType<typeof createAnswerIssueAtom>>(),
    resultsAtom: atom<Results>(new Map()),
  };
});

/** What became of the answers, by issue. */
export const answerResultsAtom = dataAtom((get) => get(get(heldAtom).resultsAtom));

/** The atom that answers an issue. */
export const answerAtomOfAtom = dataAtom((get) => {
  const { answerAtoms } = get(heldAtom);
  return (issueId: string) => {
    const answerAtom = answerAtoms.get(issueId) ?? createAnswerIssueAtom(issueId);
    answerAtoms.set(issueId, answerAtom);
    return answerAtom;
  };
});

const setResultAtom = atom(null, (get, set, id: string, result: AnswerResult | null) =>
  set(get(heldAtom).resultsAtom, (now) => {
    const next = new Map(now);
    next.delete(id);
    return result ? next.set(id, result) : next;
  }),
);

export const forgetResultAtom = atom(null, (_get, set, id: string) => set(setResultAtom, id, null));

/** Whether the screen is shown, so that it can say what became of an answer. */
export const isScreenShownAtom = atom(false);

/** Removes the results that need no more action; called when the screen is left. */
export const forgetSettledAtom = atom(null, (get, set) => {
  for (const [id, { outcome }] of get(answerResultsAtom)) {
    if (isSettled(outcome)) set(setResultAtom, id, null);
  }
});

/** Whether the issue was opened again since it was answered. */
export function isRaised({ issue: { level, expiresAt } }: AnswerResult, now: OrderIssue): boolean {
  return now.level !== level || now.expiresAt !== expiresAt;
}

/** Whether nothing is left to do about an answer. */
export function isSettled({ is }: AnswerResult['outcome']): boolean {
  return is === 'done' || is === 'elsewhere' || is === 'late';
}

/** Sends an answer with its draft. The draft stays until the outcome is known (c105). */
export const sendAnswerAtom = atom(
  null,
  async (
    get,
    set,
    {
      issue,
      asking,
      proofs = [],
    }: { issue: OrderIssue; asking: Asking; proofs?: readonly string[] },
  ): Promise<AnswerResult['outcome']> => {
    const answerAtom = get(answerAtomOfAtom)(issue.id);
    const generation = get(generationAtom);
    set(setResultAtom, issue.id, null);
    const failed = await set(sendPhotosAtom, asking);
    const outcome: AnswerResult['outcome'] =
      failed > 0
        ? { is: 'photos', count: failed }
        : await set(answerAtom, toAnswer(issue, asking, get(answerDraftsAtom), proofs));
    // The data of an ended session must not return.
    if (outcome.is === 'ended' || get(generationAtom) !== generation) return { is: 'ended' };
    set(setResultAtom, issue.id, { issue, answer: asking.answer, outcome });
    if (isSettled(outcome)) set(askAtom, null);
    if (outcome.is === 'done') set(dropDraftsAtom, issue.id);
    return outcome;
  },
);

function toAnswer(
  issue: OrderIssue,
  asking: Asking,
  drafts: Parameters<typeof draftOf>[0],
  proofs: readonly string[],
): IssueAnswer {
  const { answer } = asking;
  const draft = draftOf(drafts, asking);
  const { reasonId, text, photos, withoutProofs } = draft;
  const uploaded = photos.filter(({ state }) => state === 'sent').map(({ id }) => id);
  const chosen = answer === 'offer' ? chosenOffer(issue, draft.offer) : null;
  return {
    issue,
    answer,
    reasonId,
    text,
    ...(chosen?.kind === 'refund' && { amount: chosen.amount }),
    ...(chosen?.kind === 'time' && { minutes: chosen.minutes }),
    proof: [...proofs.filter((id) => !withoutProofs.includes(id)), ...uploaded],
  };
}

/** The offer that is chosen, or proposed; `null` if the issue has none. */
export function chosenOffer({ offers }: OrderIssue, key: string): OfferChoice | null {
  const choices = offerChoices(offers);
  return choices.find((choice) => choiceKey(choice) === key) ?? firstChoice(choices);
}
