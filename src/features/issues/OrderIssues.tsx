import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { createOrderIssuesAtom } from '../../core/orders/issues/queries';
import type { OrderIssue } from '../../core/orders/issues/types';
import { useIssueWords } from '../../core/orders/issues/useIssueWords';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { IssueTimeLeft } from '../../ui/orders/IssueTimeLeft';
import { ButtonLink } from '../../ui/primitives/Button';
import { Card, Heading } from '../../ui/primitives/layout/Layout';
import { StatusChip } from '../../ui/primitives/StatusChip';
import { font, space } from '../../ui/theme/theme';
import { IssueWords } from './components/IssueWords';
import { Decision } from './decision/Decision';
import messages from './messages.en.json';
import { useFocusIssue } from './useFocusIssue';

const Section = styled(Card)`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
  & > ul {
    display: grid;
    gap: ${space[4]};
    list-style: none;
  }
  & > ul > li {
    display: grid;
    gap: ${space[2]};
    /* Only a link to it focuses it. */
    outline: none;
  }
  & > ul > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
  & h3 {
    font-size: ${font.size.md};
  }
  & .vp-button {
    justify-self: start;
  }
`;

/** The issues of an order, open and closed; nothing if there are none. `?issue=` names one that is shown at once. */
export function OrderIssues({ orderId }: { orderId: string }) {
  const text = useText(messages);
  const { data = [] } = useAtomValue(useMemo(() => createOrderIssuesAtom(orderId), [orderId]));
  const [params] = useSearchParams();
  const wanted = params.get('issue') ?? '';
  const list = useRef<HTMLUListElement>(null);
  const isFound = data.some(({ id }) => id === wanted);
  useFocusIssue(list, isFound ? wanted : '', 'center');
  if (data.length === 0) return null;
  return (
    <Section as="section" aria-label={text('title')}>
      <Heading>{text('title')}</Heading>
      <ul ref={list}>
        {data.map((issue) => (
          <li key={issue.id} data-issue={issue.id} tabIndex={-1}>
            <Issue issue={issue} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Issue({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const words = useIssueWords();
  const level = words.level(issue);
  const isOpen = issue.state === 'open';
  const mayAnswer = useAtomValue(accessAtom)(RIGHTS.answerOrders);
  const search = new URLSearchParams({ issue: issue.id }).toString();
  return (
    <>
      <div>
        <h3>{words.kind(issue)}</h3>
        {level && <StatusChip tone="warning" label={level} />}
        {isOpen && <IssueTimeLeft issue={issue} />}
      </div>
      <IssueWords>{issue.message}</IssueWords>
      {!isOpen && <Decision issue={issue} />}
      {isOpen && mayAnswer && (
        <ButtonLink size="sm" to={{ pathname: paths.issues, search }}>
          {text('answerIt')}
        </ButtonLink>
      )}
    </>
  );
}
