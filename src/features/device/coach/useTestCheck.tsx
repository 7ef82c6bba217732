import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { hasNativeShell } from '../../../core/device/hasNativeShell';
import { useText } from '../../../core/messages/useText';
import { alertsAtom } from '../../../core/push/alerts';
import { alertPermission } from '../../../core/push/permission';
import { Button } from '../../../ui/primitives/Button';
import messages from './messages.en.json';
import { LIMIT_S } from './pushTest';
import { BATTERY_STEPS } from './systemSteps';
import type { Check, PushTest } from './types';
import { usePushTest } from './usePushTest';

/** Whether a test message arrives with the page closed; `null` without a push adapter. */
export function useTestCheck(): Check | null {
  const text = useText(messages);
  const alerts = useAtomValue(alertsAtom);
  const hasTests = useAtomValue(hasCapabilityAtom)('push.test');
  const { test, isOver, isSending, failure, send, answer } = usePushTest(alerts);
  const isOpenOnly = alerts?.isOpenOnly ?? false;
  const wordsOf = useTestWords(isOpenOnly);
  if (!alerts || hasNativeShell()) return null;
  const title = text('testTitle');
  if (!hasTests) {
    return isOpenOnly
      ? { title, state: 'absent', text: text('testOpenOnly') }
      : { title, state: 'unknown', text: text('testByOrder') };
  }
  if (!isOpenOnly && alertPermission() !== 'granted') {
    return { title, state: 'todo', text: text('testNeedsPermission') };
  }
  const isWaiting = test?.result === null && !isOver;
  const isAsked = test?.result === null && isOver;
  const failed = failure !== null && [text('testFailed'), failure].join(' ').trim();
  const action = (
    <>
      {isAsked && (
        <>
          <Button size="sm" onClick={() => answer('seen')}>
            {text('testYes')}
          </Button>
          <Button size="sm" onClick={() => answer('unseen')}>
            {text('testNo')}
          </Button>
        </>
      )}
      <Button size="sm" isBusy={isSending || isWaiting} onClick={() => void send()}>
        {text('testSend')}
      </Button>
    </>
  );
  const check = { title, isLive: true, action, ...wordsOf(test, isOver) };
  return failed ? { ...check, state: 'todo', text: failed } : check;
}

function useTestWords(isOpenOnly: boolean) {
  const text = useText(messages);
  return (test: PushTest | null, isOver: boolean): Pick<Check, 'state' | 'text' | 'steps'> => {
    const seconds = test?.seconds ?? 0;
    const isLate = seconds > LIMIT_S;
    switch (test?.result) {
      case undefined:
        return { state: 'todo', text: text(isOpenOnly ? 'testOpenOnly' : 'testIdle') };
      case 'seen':
        return { state: 'ok', text: text('testSeen') };
      case 'closed':
        if (test?.seconds === null) return { state: 'unknown', text: text('testNoTime') };
        return isLate
          ? { state: 'todo', text: text('testLate', { seconds }), steps: BATTERY_STEPS }
          : { state: 'ok', text: text('testClosed', { seconds }) };
      case 'open':
        return isOpenOnly && !isLate
          ? { state: 'ok', text: text('testOpenOk') }
          : { state: 'todo', text: text(isOpenOnly ? 'testMissed' : 'testOpen') };
      case null:
        if (isOver) return { state: 'unknown', text: text('testAsk') };
        return { state: 'todo', text: text(isOpenOnly ? 'testComing' : 'testClose') };
      default:
        return { state: 'todo', text: text('testMissed'), steps: BATTERY_STEPS };
    }
  };
}
