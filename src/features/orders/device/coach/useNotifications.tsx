import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { hasNativeShell } from '../../../../core/device/hasNativeShell';
import { useText } from '../../../../core/messages/useText';
import { type Alerts, alertsAtom } from '../../../../core/push/alerts';
import { alertPermission } from '../../../../core/push/permission';
import { watchPage } from '../../../../core/session/watchPage';
import { Button } from '../../../../ui/primitives/Button';
import messages from './messages.en.json';
import { INSTALL_STEPS, NOTIFY_STEPS } from './systemSteps';
import { deviceSystem } from './system';
import type { Check } from './types';
import { isInstalled } from './useInstalled';

/** The check of the permission; `null` without a push adapter, which is what needs the permission. */
export function useNotifications(): Check | null {
  const text = useText(messages);
  const alerts = useAtomValue(alertsAtom);
  const permission = usePermission(alerts);
  if (!alerts) return null;
  const title = text('notifyTitle');
  if (hasNativeShell()) return { title, state: 'unknown', text: text('notifyShell') };
  switch (permission) {
    case 'granted':
      return { title, state: 'ok', text: text('notifyOk') };
    case 'denied':
      return { title, state: 'todo', text: text('notifyDenied'), steps: NOTIFY_STEPS };
    case 'unsupported':
      return deviceSystem() === 'apple' && !isInstalled()
        ? { title, state: 'todo', text: text('notifyInstall'), steps: INSTALL_STEPS }
        : { title, state: 'absent', text: text('notifyAbsent') };
    default: {
      const action = <Allow alerts={alerts} />;
      return { title, state: 'todo', text: text('notifyAsk'), action };
    }
  }
}

/** The permission now; it can also be changed in the settings of the browser, from where the vendor returns. */
function usePermission(alerts: Alerts | null) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [watchPage(onChange), alerts?.subscribe(onChange)];
      return () => stops.forEach((stop) => stop?.());
    },
    [alerts],
  );
  return useSyncExternalStore(subscribe, alertPermission);
}

function Allow({ alerts }: { alerts: Alerts }) {
  const text = useText(messages);
  const { isAsking } = useSyncExternalStore(alerts.subscribe, alerts.getState);
  return (
    <Button size="sm" isBusy={isAsking} onClick={alerts.turnOn}>
      {text('allow')}
    </Button>
  );
}
