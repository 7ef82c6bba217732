import { memo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clip, safeId } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { useIssueWords } from '../../../core/orders/issues/useIssueWords';
import { IssueTimeLeft } from '../../../ui/orders/IssueTimeLeft';
import { Card, Heading, Text } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, focusRing, font, radius, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

/** Skips the rendering of cards outside the viewport. */
const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  content-visibility: auto;
  contain-intrinsic-size: auto 320px;
  overflow-wrap: anywhere;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  & > :last-child {
    font-size: ${font.size.lg};
  }
  & a {
    ${focusRing}
    border-radius: ${radius.small};
    color: ${color.primary};
    font-weight: ${font.weight.strong};
  }
`;

export const IssueCard = memo(function IssueCard({ issue }: { issue: OrderIssue }) {
  const text = useText(messages);
  const words = useIssueWords();
  const level = words.level(issue);
  const number = clip(issue.orderNumber);
  const orderId = safeId(issue.orderNumber);
  const orderName = text('order', { number });
  return (
    <Sheet as="article" aria-label={text('issueOf', { kind: words.kind(issue), number })}>
      <Head>
        <div>
          <Heading>{words.kind(issue)}</Heading>
          {orderId ? <Link to={paths.orderDetail(orderId)}>{orderName}</Link> : orderName}{' '}
          {level && <StatusChip tone="warning" label={level} />}
        </div>
        <IssueTimeLeft issue={issue} />
      </Head>
      {issue.message && <p dir="auto">{clip(issue.message)}</p>}
      <Text isStrong>{words.ifSilent(issue)}</Text>
    </Sheet>
  );
});
