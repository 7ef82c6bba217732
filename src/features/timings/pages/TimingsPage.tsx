import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { startPathAtom } from '../../../core/navigation/screens';
import { Slot } from '../../../ui/patterns/host/Slot';
import { EmptyState } from '../../../ui/patterns/list/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { AvailabilitySlot } from '../../availability/public';
import { TimingsEditor } from '../components/TimingsEditor';
import messages from '../messages.en.json';
import { timingsAtom } from '../../../core/restaurant/timings/queries';

/** `/timings` */
export function TimingsPage() {
  const text = useText(messages);
  const navigate = useNavigate();
  const startPath = useAtomValue(startPathAtom);
  const query = useAtomValue(timingsAtom);
  return (
    <Page isBackNarrow title={text('title')} onBack={() => void navigate(startPath)}>
      <AvailabilitySlot />
      <QueryView
        query={query}
        empty={<EmptyState text={text('loadFailed')} help={text('loadHelp')} />}
        skeleton={<Skeleton count={4} height="120px" />}
      >
        {(timings) => <TimingsEditor timings={timings} />}
      </QueryView>
      <Slot name="timings" />
    </Page>
  );
}
