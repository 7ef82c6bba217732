import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { createOrderIssuesAtom } from '../../../core/orders/issues/queries';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { Banner } from '../../../ui/primitives/Banner';
import messages from '../messages.en.json';
import { Decision } from './Decision';

/** An issue that left the list of open issues while it was being answered: what became of it, read again. */
export function GoneIssue({ issue: { id, orderId } }: { issue: OrderIssue }) {
  const text = useText(messages);
  const { data } = useAtomValue(useMemo(() => createOrderIssuesAtom(orderId), [orderId]));
  const now = data?.find((one) => one.id === id);
  return (
    <>
      <Banner tone="warning">{text('noLonger')}</Banner>
      {now && now.state !== 'open' && <Decision issue={now} />}
    </>
  );
}
