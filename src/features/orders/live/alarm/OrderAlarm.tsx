import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../../core/permissions/access';
import { paths } from '../../../../core/navigation/paths';
import { notifyAtom } from '../../../../core/state/services';
import { Banner } from '../../../../ui/primitives/Banner';
import { Button } from '../../../../ui/primitives/Button';
import { Row, ScreenBanners } from '../../../../ui/primitives/layout/Layout';
import { ButtonLink } from '../../../../ui/primitives/ButtonLink';
import messages from '../../messages.en.json';
import type { Order } from '../../../../core/orders/types';
import { ringingOrdersAtom, silenceAtom } from './ringing';
import { startAlarm } from './startAlarm';
import { soundAtom, speakerAtom, useSpeakerState } from './useSound';

/** Rings for new orders on every screen, with a banner to silence it. */
export function OrderAlarm() {
  return useAtomValue(accessAtom)(RIGHTS.seeOrders) && <Alarm />;
}

function Alarm() {
  useAlarm();
  const isOn = useAtomValue(soundAtom);
  const ringing = useAtomValue(ringingOrdersAtom).length;
  return isOn && ringing > 0 ? <Ringing count={ringing} /> : null;
}

function useAlarm() {
  const text = useText(messages);
  const store = useStore();
  const speaker = useAtomValue(speakerAtom);
  const notify = useAtomValue(notifyAtom);
  const onCancelled = useRef((_order: Order) => {});
  useEffect(() => {
    onCancelled.current = ({ number }) => notify.info(text('orderCancelled', { number }));
  });
  useEffect(
    () => startAlarm({ store, speaker, onCancelled: (order) => onCancelled.current(order) }),
    [store, speaker],
  );
}

function Ringing({ count }: { count: number }) {
  const text = useText(messages);
  const speaker = useAtomValue(speakerAtom);
  const isBlocked = useSpeakerState() === 'blocked';
  const silence = useSetAtom(silenceAtom);
  const isElsewhere = useLocation().pathname !== paths.orders;
  const actions = (
    <Row>
      {isElsewhere && (
        <ButtonLink variant="ghost" size="sm" to={paths.orders}>
          {text('openBoard')}
        </ButtonLink>
      )}
      {isBlocked && (
        <Button size="sm" onClick={speaker.open}>
          {text('turnOnSound')}
        </Button>
      )}
      <Button size="sm" onClick={silence}>
        {text('silence')}
      </Button>
    </Row>
  );
  return (
    <ScreenBanners>
      <Banner tone="warning" action={actions}>
        <strong>{text('ringing', { count })}</strong> {isBlocked && text('soundBlocked')}
      </Banner>
    </ScreenBanners>
  );
}
