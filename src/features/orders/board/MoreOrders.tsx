import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { nextPageAtom } from '../../../core/orders/live/queries';
import { useNearEnd } from '../../../ui/patterns/list/useNearEnd';
import { RetryRow } from '../../../ui/patterns/QueryView';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const End = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: ${space[4]};
`;

/** The end of a list that is loaded in pages; loads the next page when the end comes near the viewport. */
export function MoreOrders() {
  const text = useText(messages);
  const { cursor, isIncomplete } = useAtomValue(nextPageAtom) ?? {};
  const { load, isBusy, hasFailed } = useMore();
  const end = useNearEnd(cursor && !isBusy && !hasFailed ? load : null);
  if (isIncomplete) return <Banner tone="warning">{text('incomplete')}</Banner>;
  if (!cursor) return null;
  return (
    <End ref={end}>
      {hasFailed ? (
        <RetryRow onRetry={load} isBusy={isBusy} />
      ) : (
        <Button onClick={load} isBusy={isBusy}>
          {text('showMore')}
        </Button>
      )}
    </End>
  );
}

function useMore() {
  const { readMore } = useAtomValue(orderFeedAtom);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const load = useCallback(() => {
    if (isLoading.current || !readMore) return;
    isLoading.current = true;
    setBusy(true);
    void readMore()
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .finally(() => {
        isLoading.current = false;
        setBusy(false);
      });
  }, [readMore]);
  return { load, isBusy, hasFailed };
}
