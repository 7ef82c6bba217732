import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/Layout';
import { box, space } from '../../../ui/theme/theme';
import type { Alerts } from '../createAlerts';
import messages from '../messages.en.json';
import { alertsAtom } from '../state';

const Place = styled.div`
  padding: ${space[3]} ${space[4]} 0;
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

/** Says what alerts are good for, and asks the browser once the vendor wants them. */
export function AlertsCard() {
  const alerts = useAtomValue(alertsAtom);
  return alerts && <Offer alerts={alerts} />;
}

function Offer({ alerts }: { alerts: Alerts }) {
  const text = useText(messages);
  const { isOffered, isAsking } = useSyncExternalStore(alerts.subscribe, alerts.getState);
  if (!isOffered) return null;
  const actions = (
    <Row>
      <Button size="sm" variant="ghost" onClick={alerts.dismiss}>
        {text('notNow')}
      </Button>
      <Button size="sm" isBusy={isAsking} onClick={alerts.turnOn}>
        {text('turnOn')}
      </Button>
    </Row>
  );
  return (
    <Place>
      <Banner action={actions}>{text('offer')}</Banner>
    </Place>
  );
}
