import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useIsCutOff } from '../../../core/connection/state';
import { useText } from '../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { notifyAtom } from '../../../core/state/services';
import { storedAtom } from '../../../core/state/storedAtom';
import { lazyPage, useLoaded } from '../../../ui/patterns/lazyPage';
import { isPrintSettingsOpenAtom, printQuestionAtom } from '../questions';
import messages from './messages.en.json';

const PrintCenter = lazyPage(() => import('../center/PrintCenter'), 'PrintCenter');
const center = <PrintCenter />;

const isAskedAtom = atom((get) => get(printQuestionAtom) !== null || get(isPrintSettingsOpenAtom));

/** Whether the stored settings of `PrintSettings` ask for automatic printing. */
const isAutomaticAtom = storedAtom<boolean>(
  'print_settings',
  (stored) => stored?.includes('"isAutomatic":true') === true,
  () => null,
);

/** Whether the stored jobs contain one that is not printed. */
const hasJobsAtom = storedAtom<boolean>(
  'print_jobs',
  (stored) => /"state":"(?!printed)/.test(stored ?? ''),
  () => null,
);

const isWaitingAtom = atom((get) => get(isAutomaticAtom) || get(hasJobsAtom));

/** Loads the code for printing when a signed-in screen needs it, and keeps it loaded. */
export function Printing() {
  const isAsked = useAtomValue(isAskedAtom);
  const isWaiting = useAtomValue(isWaitingAtom);
  const can = useAtomValue(accessAtom);
  const [isLoaded, setLoaded] = useState(PrintCenter.isLoaded);
  if (!can(RIGHTS.seeOrders)) return null;
  if (isLoaded) return center;
  // After a background load has failed, a click loads the code again.
  const key = isAsked ? 'asked' : 'waiting';
  const onLoaded = () => setLoaded(true);
  return (isAsked || isWaiting) && <Loading key={key} isAsked={isAsked} onLoaded={onLoaded} />;
}

interface LoadingProps {
  isAsked: boolean;
  onLoaded: () => void;
}

/** Without a connection, a click fails at once and the background load waits. */
function Loading({ isAsked, onLoaded }: LoadingProps) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const ask = useSetAtom(printQuestionAtom);
  const setSettingsOpen = useSetAtom(isPrintSettingsOpenAtom);
  const isCutOff = useIsCutOff();
  const isSettled = useLoaded(center, isAsked || !isCutOff);
  useEffect(() => {
    if (!isSettled) return;
    if (PrintCenter.isLoaded()) return onLoaded();
    notify.error(text('notLoaded'));
    ask(null);
    setSettingsOpen(false);
  }, [isSettled, notify, text, ask, setSettingsOpen, onLoaded]);
  return null;
}
