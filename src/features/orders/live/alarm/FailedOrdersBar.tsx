import { useAtomValue } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useConnection } from '../../../../core/connection/state';
import { useText } from '../../../../core/messages/useText';
import { paths } from '../../../../core/navigation/paths';
import { waitingOrdersAtom } from '../../../../core/orders/live/queries';
import uiMessages from '../../../../ui/messages.en.json';
import { RetryCountdown } from '../../../../ui/patterns/QueryView';
import { useNow } from '../../../../ui/patterns/useClock';
import { Button } from '../../../../ui/primitives/Button';
import { EdgeBar } from '../../../../ui/primitives/EdgeBar';
import messages from '../../messages.en.json';
import { useIsNewTab } from './useIsNewTab';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Says on other screens that the new orders cannot be loaded, because then nothing rings either. */
export function FailedOrdersBar() {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useAtomValue(waitingOrdersAtom);
  const age = useNow(SECOND_MS, 'deviceTime') - dataUpdatedAt;
  const isCutOff = useConnection() !== 'good';
  const isNewTab = useIsNewTab();
  const isListShown = useLocation().pathname === paths.dashboard || isNewTab;
  if (isListShown || isCutOff || age < MINUTE_MS) return null;
  const isBusy = data === undefined && isFetching;
  const since = uiText('updatedAgo', { minutes: Math.floor(age / MINUTE_MS) });
  return (
    <EdgeBar aria-label={text('ordersFailed')}>
      <CircleAlert size={20} />
      <p>
        <strong role="status">{text('ordersFailed')}</strong>{' '}
        {data ? since : isBusy ? uiText('tryingAgain') : <RetryCountdown failure={error} />}
      </p>
      <Button size="sm" isBusy={isBusy} onClick={() => void refetch()}>
        {uiText('tryAgain')}
      </Button>
    </EdgeBar>
  );
}
