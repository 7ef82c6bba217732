import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useText } from '../../core/messages/useText';
import { type Alerts, alertsAtom } from '../../core/push/alerts';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { Row } from '../../ui/primitives/layout/Layout';
import { ScreenBanners } from '../../ui/primitives/layout/ScreenLayout';
import messages from './messages.en.json';

/** Explains alerts; the button opens the browser's permission prompt. */
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
    <ScreenBanners>
      <Banner action={actions}>{text('offer')}</Banner>
    </ScreenBanners>
  );
}
