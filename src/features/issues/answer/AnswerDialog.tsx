import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { useIssueWords } from '../../../core/orders/issues/useIssueWords';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { notifyAtom } from '../../../core/state/services';
import { IssueTimeLeft } from '../../../ui/orders/IssueTimeLeft';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { TextArea } from '../../../ui/primitives/form/TextArea';
import { Text } from '../../../ui/primitives/layout/Layout';
import { GoneIssue } from '../decision/GoneIssue';
import messages from '../messages.en.json';
import { useProofs } from '../useProofs';
import { AnswerProblem } from './AnswerProblem';
import { type Asking, answerDraftsAtom, askAtom, changeDraftAtom, draftOf } from './drafts';
import { choiceKey, offerChoices } from './offerChoices';
import { PhotoField } from './PhotoField';
import { ProofChoice } from './ProofChoice';
import {
  answerAtomOfAtom,
  answerResultsAtom,
  chosenOffer,
  isScreenShownAtom,
  sendAnswerAtom,
} from './sendAnswer';
import { useAnswerWords } from './useAnswerWords';

/** The limit of the contract. */
const LONGEST_TEXT = 2_000;

const TITLES = {
  accept: 'acceptTitle',
  reject: 'refuseTitle',
  offer: 'offerTitle',
  inform: 'informTitle',
} as const;

interface AnswerDialogProps {
  /** The issue as it is now, or as it was last read. */
  issue: OrderIssue;
  asking: Asking;
  /** Whether it is no longer in the list of open issues. */
  isGone: boolean;
}

/** One answer: what it needs, what it costs, and a button that sends it. What was entered outlives the dialog (c105). */
export function AnswerDialog({ issue, asking, isGone }: AnswerDialogProps) {
  const store = useStore();
  const notify = useAtomValue(notifyAtom);
  const text = useText(messages);
  const nameOf = useAtomValue(orderNameAtom);
  const number = nameOf({ number: issue.orderNumber });
  const words = useAnswerWords(issue);
  const isSending = useAtomValue(useAtomValue(answerAtomOfAtom)(issue.id));
  const { answer } = asking;
  const draft = draftOf(useAtomValue(answerDraftsAtom), asking);
  const result = useAtomValue(answerResultsAtom).get(issue.id);
  const change = useSetAtom(changeDraftAtom);
  const ask = useSetAtom(askAtom);
  const send = useSetAtom(sendAnswerAtom);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const proofs = useProofs(issue);
  const isProven = answer !== 'accept';
  const missing = useMissing(issue, asking);
  const isUploading = draft.photos.some(({ state }) => state === 'sending');

  async function submit() {
    setChecked(true);
    if (missing.any || isBusy) return;
    setBusy(true);
    const outcome = await send({
      issue,
      asking,
      proofs: isProven ? proofs.map(({ id }) => id) : [],
    });
    setBusy(false);
    if (outcome.is === 'ended' || store.get(isScreenShownAtom)) return;
    if (outcome.is === 'done') notify.success(text('doneShort', { number }));
    else notify.error(text('notDoneShort', { number }));
  }

  return (
    <FormDialog
      title={text(TITLES[answer], { number })}
      submitLabel={words.submit(answer, draft.offer)}
      hasCancel
      isBusy={isBusy || isSending}
      blockedBy={isUploading ? text('photoIsSending') : undefined}
      onSubmit={() => void submit()}
      onClose={() => ask(null)}
    >
      {result?.answer === answer && <AnswerProblem result={result} />}
      {isGone && !isBusy ? <GoneIssue issue={issue} /> : <IssueTimeLeft issue={issue} />}
      {answer === 'accept' && <Accepting issue={issue} />}
      {answer === 'reject' && <Text size="sm">{text('ifRefused')}</Text>}
      {answer === 'inform' && (
        <Text>
          <bdi>{clip(issue.question)}</bdi>
        </Text>
      )}
      {answer === 'offer' && <Offers issue={issue} asking={asking} />}
      <Reasons issue={issue} asking={asking} error={isChecked ? missing.reason : undefined} />
      {isProven && (
        <>
          <TextArea
            label={text('text')}
            {...(answer !== 'inform' && { labelNote: text('optional') })}
            {...(isChecked && missing.text && { error: missing.text })}
            rows={2}
            maxCount={LONGEST_TEXT}
            value={draft.text}
            onChange={({ target }) => change(asking, () => ({ text: target.value }))}
          />
          <ProofChoice asking={asking} proofs={proofs} />
          <PhotoField asking={asking} />
        </>
      )}
    </FormDialog>
  );
}

/** What is missing in an answer, in words. */
function useMissing(issue: OrderIssue, asking: Asking) {
  const text = useText(messages);
  const draft = draftOf(useAtomValue(answerDraftsAtom), asking);
  const { answer } = asking;
  const length = draft.text.trim().length;
  const needsReason = answer === 'reject' && issue.reasons.some(({ for: kind }) => kind === answer);
  const isKnown = issue.reasons.some(({ id }) => id === draft.reasonId);
  const reason = needsReason && !isKnown ? text('reasonRequired') : undefined;
  const isLong = length > LONGEST_TEXT;
  const tooLong = isLong ? text('textTooLong', { max: LONGEST_TEXT }) : undefined;
  const words = answer === 'inform' && length === 0 ? text('textRequired') : tooLong;
  return { reason, text: words, any: reason !== undefined || words !== undefined };
}

function Accepting({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const words = useIssueWords();
  return <Text isStrong>{text('ifAccepted', { what: words.accepted(issue) })}</Text>;
}

interface PartProps {
  issue: OrderIssue;
  asking: Asking;
}

function Reasons({ issue, asking, error }: PartProps & { error: string | undefined }): ReactNode {
  const text = useText(messages);
  const draft = draftOf(useAtomValue(answerDraftsAtom), asking);
  const change = useSetAtom(changeDraftAtom);
  const reasons = issue.reasons.filter(({ for: kind }) => kind === asking.answer);
  if (reasons.length === 0) return null;
  const isRequired = asking.answer === 'reject';
  return (
    <ChoiceGroup
      label={text(isRequired ? 'reason' : 'reasonOptional')}
      options={reasons.map(({ id, label }) => ({ value: id, label: clip(label) }))}
      value={draft.reasonId || null}
      {...(error && { error })}
      {...(!isRequired && { onClear: () => change(asking, () => ({ reasonId: '' })) })}
      onChange={(reasonId) => change(asking, () => ({ reasonId }))}
    />
  );
}

function Offers({ issue, asking }: PartProps) {
  const text = useText(messages);
  const words = useAnswerWords(issue);
  const draft = draftOf(useAtomValue(answerDraftsAtom), asking);
  const change = useSetAtom(changeDraftAtom);
  const chosen = chosenOffer(issue, draft.offer);
  return (
    <ChoiceGroup
      label={text('offers')}
      options={offerChoices(issue.offers).map((choice) => ({
        value: choiceKey(choice),
        label: words.offer(choice),
      }))}
      value={chosen && choiceKey(chosen)}
      onChange={(offer) => change(asking, () => ({ offer }))}
    />
  );
}
