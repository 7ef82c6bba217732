import { useAtomValue } from 'jotai';
import { hasNativeShell } from '../../../core/device/hasNativeShell';
import { useText } from '../../../core/messages/useText';
import { alertsAtom } from '../../../core/push/alerts';
import messages from './messages.en.json';
import { deviceSystem } from './system';
import { INSTALL_STEPS } from './systemSteps';
import type { Check } from './types';

const APP_WINDOW = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/** Whether the page runs in its own window, as an installed page does. */
export function isInstalled(): boolean {
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  return isStandalone || APP_WINDOW.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

export function useInstalled(): Check {
  const text = useText(messages);
  const hasPush = useAtomValue(alertsAtom) !== null;
  const needsApp = hasPush && deviceSystem() === 'apple';
  const title = text('installTitle');
  if (hasNativeShell()) return { title, state: 'ok', text: text('installShell') };
  if (isInstalled()) return { title, state: 'ok', text: text('installOk') };
  if (!document.querySelector('link[rel~="manifest"]')) {
    const absent = needsApp ? 'installAbsentForPush' : 'installAbsent';
    return { title, state: 'absent', text: text(absent) };
  }
  const todo = needsApp ? 'installForPush' : 'installTodo';
  return { title, state: 'todo', text: text(todo), steps: INSTALL_STEPS };
}
