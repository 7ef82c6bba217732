import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import { timingsAtom } from '../../../core/restaurant/timings/queries';
import { Slot } from '../../../ui/patterns/host/Slot';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { AvailabilitySlot } from '../../availability/public';
import { TimingsEditor } from '../components/TimingsEditor';
import messages from '../messages.en.json';

const SpecialDays = lazyPage(() => import('../special/SpecialDays'), 'SpecialDays');
const SpecialThisWeek = lazyPage(() => import('../special/SpecialThisWeek'), 'SpecialThisWeek');

/** `/timings` */
export function TimingsPage() {
  const text = useText(messages);
  const query = useAtomValue(timingsAtom);
  const hasSpecial = useAtomValue(hasCapabilityAtom)('hours.special');
  return (
    <Page title={text('title')}>
      <AvailabilitySlot />
      <QueryView
        query={query}
        empty={<EmptyState text={text('loadFailed')} help={text('loadHelp')} />}
        skeleton={<Skeleton count={4} height="120px" />}
      >
        {(timings) =>
          hasSpecial ? (
            <>
              <TimingsEditor
                timings={timings}
                weekNote={
                  <LazyPart isShown>
                    <SpecialThisWeek timings={timings} />
                  </LazyPart>
                }
              />
              <LazyPart isShown fallback={<Skeleton height="120px" />}>
                <SpecialDays timings={timings} />
              </LazyPart>
            </>
          ) : (
            <TimingsEditor timings={timings} />
          )
        }
      </QueryView>
      <Slot name="timings" />
    </Page>
  );
}
