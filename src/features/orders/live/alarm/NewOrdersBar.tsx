import { useAtomValue, useSetAtom } from 'jotai';
import { BellRing } from 'lucide-react';
import { smallest } from '../../../../core/extremes';
import { toDate } from '../../../../core/format/formats';
import { formatsAtom } from '../../../../core/format/formatsAtom';
import { timeLeft } from '../../../../core/format/timeLeft';
import { useText } from '../../../../core/messages/useText';
import { paths } from '../../../../core/navigation/paths';
import {
  ringingOrdersAtom,
  silenceAtom,
  unansweredOrdersAtom,
} from '../../../../core/orders/alarm/ringing';
import { speakerAtom } from '../../../../core/orders/alarm/speakerAtom';
import { soundAtom, useSpeakerState } from '../../../../core/orders/alarm/useSound';
import statusMessages from '../../../../ui/orders/messages.en.json';
import { useNow } from '../../../../ui/patterns/useClock';
import { Button, ButtonLink } from '../../../../ui/primitives/Button';
import { EdgeBar } from '../../../../ui/primitives/EdgeBar';
import orderMessages from '../../messages.en.json';
import messages from './messages.en.json';
import { NEW_TAB, useIsNewTab } from './useIsNewTab';

const SECOND_MS = 1_000;

/** The orders that wait for an answer, with the waiting time of the oldest. Not a live region, because it changes every second. */
export function NewOrdersBar() {
  const text = useText(messages);
  const orders = useAtomValue(unansweredOrdersAtom);
  const isShown = useIsNewTab();
  const count = text('ringing', { count: orders.length });
  const arrivals = orders.map(({ createdAt }) => toDate(createdAt)?.getTime() ?? Infinity);
  const oldest = smallest(arrivals);
  return (
    <EdgeBar data-tone="new" aria-label={text('newOrdersBar')}>
      <BellRing size={20} />
      <p>
        {count}
        {Number.isFinite(oldest) && <Waiting since={oldest} />}
      </p>
      <SoundButtons />
      {!isShown && (
        <ButtonLink size="sm" to={`${paths.orders}?tab=${NEW_TAB}`}>
          {text('viewNew')}
        </ButtonLink>
      )}
    </EdgeBar>
  );
}

function Waiting({ since }: { since: number }) {
  const text = useText(statusMessages);
  const { digits } = useAtomValue(formatsAtom);
  const seconds = Math.floor((useNow(SECOND_MS) - since) / SECOND_MS);
  return ` · ${text('waiting', { time: digits(timeLeft(seconds * SECOND_MS)) })}`;
}

function SoundButtons() {
  const text = useText(messages);
  const orderText = useText(orderMessages);
  const isOn = useAtomValue(soundAtom);
  const isRinging = useAtomValue(ringingOrdersAtom).length > 0;
  const isBlocked = useSpeakerState() === 'blocked';
  const speaker = useAtomValue(speakerAtom);
  const silence = useSetAtom(silenceAtom);
  if (!isOn || !isRinging) return null;
  return (
    <>
      {isBlocked && (
        <>
          <span>{text('soundBlocked')}</span>
          <Button size="sm" onClick={speaker.open}>
            {orderText('turnOnSound')}
          </Button>
        </>
      )}
      <Button size="sm" onClick={silence}>
        {text('silence')}
      </Button>
    </>
  );
}
