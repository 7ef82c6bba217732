import { useAtomValue, useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { IssueAnswerKind, OrderIssue } from '../../../core/orders/issues/types';
import { Button } from '../../../ui/primitives/Button';
import { scaled, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { askAtom } from './drafts';
import { answerAtomOfAtom } from './sendAnswer';
import { useAnswerWords } from './useAnswerWords';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${scaled(104)}, 100%), 1fr));
  gap: ${space[2]};
`;

/** The answers that an issue allows. None is prominent, because each costs somebody something. */
export function AnswerButtons({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const words = useAnswerWords(issue);
  const ask = useSetAtom(askAtom);
  const isSending = useAtomValue(useAtomValue(answerAtomOfAtom)(issue.id));
  const answers: IssueAnswerKind[] = [
    ...(issue.question ? (['inform'] as const) : []),
    'accept',
    'reject',
    ...(issue.offers.length > 0 ? (['offer'] as const) : []),
  ];
  return (
    <Row>
      {answers.map((answer) => (
        <Button
          key={answer}
          isBusy={isSending}
          aria-description={text('order', { number: issue.orderNumber })}
          onClick={() => ask({ issueId: issue.id, answer })}
        >
          {words.label(answer)}
        </Button>
      ))}
    </Row>
  );
}
