import { useAtomValue, useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { IssueAnswerKind, OrderIssue } from '../../../core/orders/issues/types';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { Button } from '../../../ui/primitives/Button';
import { Text, VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { figures, font, scaled, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { askAtom } from './drafts';
import { answerAtomOfAtom } from './sendAnswer';
import { useAnswerWords } from './useAnswerWords';

const Row = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > button {
    flex: 1 1 ${scaled(92)};
    padding-inline: ${space[1]};
  }
  /* A question is answered first. */
  & > [data-answer='inform'] {
    flex-basis: 100%;
  }
  & small {
    display: block;
    white-space: nowrap;
    font-size: inherit;
    font-weight: ${font.weight.regular};
  }
`;

/** The answers that an issue allows, for whoever may answer orders (c104). None is prominent, because each costs something. */
export function AnswerButtons({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const words = useAnswerWords(issue);
  const ask = useSetAtom(askAtom);
  const isSending = useAtomValue(useAtomValue(answerAtomOfAtom)(issue.id));
  const mayAnswer = useAtomValue(accessAtom)(RIGHTS.answerOrders);
  if (!mayAnswer) {
    return (
      <Text size="sm" tone="textMuted">
        {text('mayNotAnswer')}
      </Text>
    );
  }
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
          data-answer={answer}
          size="lg"
          isBusy={isSending}
          aria-description={text('order', { number: issue.orderNumber })}
          onClick={() => ask({ issueId: issue.id, answer })}
        >
          <Label {...words.parts(answer)} />
        </Button>
      ))}
    </Row>
  );
}

/** "Accept", and below it "−₹120"; read as "Accept · −₹120". */
function Label({ action, amount }: { action: string; amount: string }) {
  if (!amount) return action;
  return (
    <span>
      {action} <VisuallyHidden>·</VisuallyHidden> <small>{amount}</small>
    </span>
  );
}
