import { useAtomValue, useSetAtom } from 'jotai';
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clip, safeId } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { useIssueWords } from '../../../core/orders/issues/useIssueWords';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { IssueTimeLeft } from '../../../ui/orders/IssueTimeLeft';
import { useSecond } from '../../../ui/patterns/useSecond';
import { Button } from '../../../ui/primitives/Button';
import { Card, Heading, Row, Text } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, focusRing, font, radius, scaled, space, tint } from '../../../ui/theme/theme';
import { AnswerButtons } from '../answer/AnswerButtons';
import { AnswerProblem } from '../answer/AnswerProblem';
import { type AnswerResult, forgetResultAtom, isRaised, isSettled } from '../answer/sendAnswer';
import { Decision } from '../decision/Decision';
import { GoneIssue } from '../decision/GoneIssue';
import messages from '../messages.en.json';
import { IssueFacts } from './IssueFacts';
import { IssuePhotos } from './IssuePhotos';
import { IssueWords } from './IssueWords';
import { OrderKnows } from './OrderKnows';

/** Skips the rendering of cards outside the viewport. */
const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  gap: ${space[3]};
  content-visibility: auto;
  contain-intrinsic-size: auto 420px;
  overflow-wrap: anywhere;
  & > [data-part='question'] {
    padding: ${space[3]};
    border-radius: ${radius.box};
    background: ${tint(color.info)};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  & > :first-child {
    flex: 1 1 ${scaled(120)};
    min-inline-size: 0;
  }
  & > :last-child:not(:first-child) {
    font-size: ${font.size.lg};
  }
  & a {
    ${focusRing}
    border-radius: ${radius.small};
    color: ${color.primary};
    font-weight: ${font.weight.strong};
  }
`;

/** The end of a card; neighbours of different heights have their buttons in one line. */
const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: auto;
  /* Only the end of an answer focuses it. */
  outline: none;
`;

interface IssueCardProps {
  issue: OrderIssue;
  /** What became of an answer that was just given. */
  result?: AnswerResult | undefined;
  /** Whether it is no longer in the list of open issues. */
  isGone?: boolean;
  /** Whether the card shows at first what the order knows. */
  isFirst?: boolean;
}

/** A complaint or a question, with what is known about it, and its answers or what was decided. */
export const IssueCard = memo(function IssueCard(props: IssueCardProps) {
  const { issue, isGone = false, isFirst = false } = props;
  const text = useText(messages);
  const result = props.result && !isRaised(props.result, issue) ? props.result : undefined;
  const isOpen = issue.state === 'open' && !isGone && !(result && isSettled(result.outcome));
  return (
    <Frame issue={issue} aside={isOpen && <IssueTimeLeft issue={issue} />}>
      {isOpen && issue.question && <Question>{issue.question}</Question>}
      <IssueWords>{issue.message}</IssueWords>
      <IssuePhotos label={text('photos')} evidence={issue.evidence} />
      <IssueFacts issue={issue} />
      <OrderKnows issue={issue} isFirst={isFirst} />
      {result && <Result result={result} issue={issue} />}
      {isOpen && <OpenFoot issue={issue} />}
      {isGone && result && !isSettled(result.outcome) && <GoneIssue issue={issue} />}
      {!isOpen && !result && <Decision issue={issue} />}
    </Frame>
  );
});

interface FrameProps {
  issue: OrderIssue;
  aside: ReactNode;
  children: ReactNode;
}

function Frame({ issue, aside, children }: FrameProps) {
  const text = useText(messages);
  const words = useIssueWords();
  const nameOf = useAtomValue(orderNameAtom);
  const level = words.level(issue);
  const number = clip(issue.orderNumber);
  const linkId = safeId(issue.orderNumber);
  const orderName = text('order', { number: nameOf({ number: issue.orderNumber }) || number });
  return (
    <Sheet
      as="article"
      data-issue={issue.id}
      tabIndex={-1}
      aria-label={text('issueOf', { kind: words.kind(issue), number })}
    >
      <Head>
        <div>
          <Heading>{words.kind(issue)}</Heading>
          <Row>
            {linkId ? <Link to={paths.orderDetail(linkId)}>{orderName}</Link> : orderName}
            {level && <StatusChip tone="warning" label={level} />}
          </Row>
        </div>
        {aside}
      </Head>
      {children}
    </Sheet>
  );
}

function Question({ children }: { children: string }) {
  const text = useText(messages);
  return (
    <section data-part="question" aria-label={text('question')}>
      <Text size="sm" tone="textMuted">
        {text('question')}
      </Text>
      <p dir="auto">{clip(children)}</p>
    </section>
  );
}

/** What happens without an answer, and the answers; only the first of them once the time is over. */
function OpenFoot({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const words = useIssueWords();
  const { expiresAt } = issue;
  const isOver = useSecond(
    useCallback((now: number) => (expiresAt !== null && now >= expiresAt ? 1 : 0), [expiresAt]),
  );
  return (
    <Foot>
      <Text isStrong>{isOver ? text('timeOver') : words.ifSilent(issue)}</Text>
      {!isOver && <AnswerButtons issue={issue} />}
    </Foot>
  );
}

/** What became of an answer, and what is decided now. */
function Result({ result, issue }: { result: AnswerResult; issue: OrderIssue }) {
  const text = useText(messages);
  const forget = useSetAtom(forgetResultAtom);
  const { outcome } = result;
  const known = 'issue' in outcome ? outcome.issue : null;
  const isOver = isSettled(outcome);
  const area = useRef<HTMLDivElement>(null);
  // The button that opened the dialog is gone.
  useEffect(() => {
    if (isOver) area.current?.focus();
  }, [isOver]);
  return (
    <Foot ref={area} tabIndex={-1}>
      <AnswerProblem result={result} />
      {isOver && known && <Decision issue={known} />}
      {isOver && (
        <Row justify="end">
          <Button size="sm" onClick={() => forget(issue.id)}>
            {text('hide')}
          </Button>
        </Row>
      )}
    </Foot>
  );
}
