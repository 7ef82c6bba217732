import { useAtomValue, useSetAtom } from 'jotai';
import {
  ArrowLeft,
  BellOff,
  History,
  ListOrdered,
  Maximize,
  Minimize,
  MoonStar,
  Settings,
  SunMedium,
  Volume2,
  VolumeX,
  Wifi,
  WifiOff,
} from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useConnection } from '../../core/connection/state';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { ringingOrdersAtom, silenceAtom } from '../../core/orders/alarm/ringing';
import { useSound } from '../../core/orders/alarm/useSound';
import { stationAtom } from '../../core/orders/stations/state';
import { useClock } from '../../ui/patterns/useClock';
import { Button } from '../../ui/primitives/Button';
import type { useFullScreen } from './device/useFullScreen';
import type { WakeState } from './device/useWakeLock';
import messages from './messages.en.json';
import { StationSwitch } from './stations/StationSwitch';
import strikeMessages from './strikes/messages.en.json';

interface KitchenBarProps {
  wake: WakeState;
  fullScreen: ReturnType<typeof useFullScreen>;
  /** The pager of the tickets, which a wide portal shows in this bar. */
  pager: ReactNode;
  isAllDayShown: boolean;
  onAllDay: () => void;
  onRecall: () => void;
  onSettings: () => void;
  onClose: () => void;
}

/** The clock, the connection and the sound are always visible. */
export function KitchenBar(props: KitchenBarProps) {
  const { wake, fullScreen, pager, isAllDayShown, onAllDay, onRecall, onSettings, onClose } = props;
  const text = useText(messages);
  const strikeText = useText(strikeMessages);
  const hasStation = useAtomValue(stationAtom) !== null;
  return (
    <header data-part="bar" data-stations={hasStation || undefined}>
      <Button
        icon={<ArrowLeft size={24} />}
        aria-label={text('close')}
        title={text('close')}
        onClick={onClose}
      >
        <span data-part="word">{text('board')}</span>
      </Button>
      <h1 data-vp-part="page-title" tabIndex={-1}>
        {text('title')}
      </h1>
      <Clock />
      <ConnectionSign />
      <SoundSign />
      <WakeSign wake={wake} />
      <span data-part="space" />
      <StationSwitch />
      {pager}
      <Button
        icon={<ListOrdered size={24} />}
        aria-label={text('allDay')}
        aria-pressed={isAllDayShown}
        title={text('allDay')}
        onClick={onAllDay}
      >
        <span data-part="word">{text('allDay')}</span>
      </Button>
      <Button
        data-part="wide"
        icon={<History size={24} />}
        aria-label={strikeText('recall')}
        title={strikeText('recall')}
        onClick={onRecall}
      />
      {fullScreen && (
        <Button
          data-part="wide"
          icon={fullScreen.isOn ? <Minimize size={24} /> : <Maximize size={24} />}
          aria-label={text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
          title={text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
          onClick={fullScreen.toggle}
        />
      )}
      <Button
        icon={<Settings size={24} />}
        aria-label={text('settings')}
        title={text('settings')}
        onClick={onSettings}
      />
    </header>
  );
}

const MINUTE_MS = 60_000;

function Clock() {
  const { time } = useAtomValue(formatsAtom);
  const minute = useClock(useCallback((now: number) => Math.floor(now / MINUTE_MS), []));
  return <time data-part="clock">{time(minute * MINUTE_MS)}</time>;
}

interface SignProps {
  tone: 'good' | 'bad';
  icon: ReactNode;
  label: string;
}

function Sign({ tone, icon, label }: SignProps) {
  return (
    <span data-part="sign" data-tone={tone} title={label}>
      {icon}
      <span data-part="word">{label}</span>
    </span>
  );
}

function ConnectionSign() {
  const text = useText(messages);
  return useConnection() === 'good' ? (
    <Sign tone="good" icon={<Wifi size={24} />} label={text('connected')} />
  ) : (
    <Sign tone="bad" icon={<WifiOff size={24} />} label={text('noConnection')} />
  );
}

/** When the sound is on, a wet hand can silence the current orders but not turn the sound off. */
function SoundSign() {
  const text = useText(messages);
  const { isHeard, isAbsent, turnOn } = useSound();
  const silence = useSetAtom(silenceAtom);
  const isRinging = useAtomValue(ringingOrdersAtom).length > 0;
  if (isHeard && isRinging) {
    return (
      <Button icon={<BellOff size={24} />} aria-label={text('silence')} onClick={silence}>
        <span data-part="word">{text('silence')}</span>
      </Button>
    );
  }
  if (isHeard) {
    const icon = <Volume2 size={24} />;
    return <Sign tone="good" icon={icon} label={text('soundOn')} />;
  }
  const icon = <VolumeX size={24} />;
  if (isAbsent) return <Sign tone="bad" icon={icon} label={text('noSound')} />;
  return (
    <Button variant="primary" icon={icon} aria-label={text('turnOnSound')} onClick={turnOn}>
      <span data-part="word">{text('turnOnSound')}</span>
    </Button>
  );
}

function WakeSign({ wake }: { wake: WakeState }) {
  const text = useText(messages);
  if (wake === 'waiting') return null;
  return wake === 'awake' ? (
    <span data-part="wide">
      <Sign tone="good" icon={<SunMedium size={24} />} label={text('awake')} />
    </span>
  ) : (
    <Sign tone="bad" icon={<MoonStar size={24} />} label={text('mayDim')} />
  );
}
