import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { hasNativeShell } from '../../../core/device/hasNativeShell';
import { useText } from '../../../core/messages/useText';
import { type Alerts, alertsAtom } from '../../../core/push/alerts';
import { alertPermission } from '../../../core/push/permission';
import { watchPage } from '../../../core/session/watchPage';
import { Button } from '../../../ui/primitives/Button';
import messages from './messages.en.json';
import { deviceSystem } from './system';
import { INSTALL_STEPS, NOTIFY_STEPS } from './systemSteps';
import type { Check } from './types';
import { isInstalled } from './useInstalled';

/** The check of the permission; `null` without a push adapter, which is what needs the permission. */
export function useNotifications(): Check | null {
  const text = useText(messages);
  const alerts = useAtomValue(alertsAtom);
  const permission = usePermission(alerts);
  const isEnded = useIsEnded(alerts);
  if (!alerts) return null;
  const title = text('notifyTitle');
  if (hasNativeShell()) return { title, state: 'unknown', text: text('notifyShell') };
  switch (permission) {
    case 'granted':
      if (isEnded) {
        const action = <Allow alerts={alerts} label={text('turnOnAgain')} />;
        return { title, state: 'todo', text: text('notifyEnded'), action, isLive: true };
      }
      return { title, state: 'ok', text: text('notifyOk') };
    case 'denied':
      return { title, state: 'todo', text: text('notifyDenied'), steps: NOTIFY_STEPS };
    case 'unsupported':
      return deviceSystem() === 'apple' && !isInstalled()
        ? { title, state: 'todo', text: text('notifyInstall'), steps: INSTALL_STEPS }
        : { title, state: 'absent', text: text('notifyAbsent') };
    default: {
      const action = <Allow alerts={alerts} label={text('allow')} />;
      return { title, state: 'todo', text: text(isEnded ? 'notifyEnded' : 'notifyAsk'), action };
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

const never = () => () => {};

/** Whether messages no longer arrive, although they are allowed. */
function useIsEnded(alerts: Alerts | null): boolean {
  const isEnded = () => alerts?.getState().isEnded ?? false;
  return useSyncExternalStore(alerts?.subscribe ?? never, isEnded);
}

function Allow({ alerts, label }: { alerts: Alerts; label: string }) {
  const { isAsking } = useSyncExternalStore(alerts.subscribe, alerts.getState);
  return (
    <Button size="sm" isBusy={isAsking} onClick={alerts.turnOn}>
      {label}
    </Button>
  );
}
