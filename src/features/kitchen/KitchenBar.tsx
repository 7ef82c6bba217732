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
import { Menu } from '../../ui/primitives/overlay/Menu';
import type { MenuItem } from '../../ui/primitives/overlay/MenuList';
import type { useFullScreen } from './device/useFullScreen';
import type { WakeState } from './device/useWakeLock';
import { FOLD, type FoldLevel, useFoldLevel } from './fold';
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

/** The clock, the connection and the sound are always visible; what does not fit into the row is in a menu. */
export function KitchenBar(props: KitchenBarProps) {
  const { wake, pager, onClose } = props;
  const text = useText(messages);
  const hasStation = useAtomValue(stationAtom) !== null;
  const [observe, level] = useFoldLevel();
  const tools = useTools(props);
  return (
    <header ref={observe} data-part="bar" data-stations={hasStation || undefined}>
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
      {tools.map(({ id, fold, label, icon, isPressed, onSelect }) => (
        <Button
          key={id}
          data-fold={fold}
          icon={icon}
          aria-label={label}
          aria-pressed={isPressed}
          title={label}
          onClick={onSelect}
        >
          {isPressed !== undefined && <span data-part="word">{label}</span>}
        </Button>
      ))}
      <span data-part="more">
        <Menu items={tools.filter(({ fold }) => fold <= level)} />
      </span>
    </header>
  );
}

interface Tool extends MenuItem {
  /** The level of the bar from which the button is in the menu. */
  fold: FoldLevel;
  isPressed?: boolean;
}

function useTools(props: KitchenBarProps): Tool[] {
  const { fullScreen, isAllDayShown, onAllDay, onRecall, onSettings } = props;
  const text = useText(messages);
  const strikeText = useText(strikeMessages);
  const tools: Tool[] = [
    {
      id: 'allDay',
      fold: FOLD.allDay,
      label: text('allDay'),
      icon: <ListOrdered size={24} />,
      isPressed: isAllDayShown,
      onSelect: onAllDay,
    },
    {
      id: 'recall',
      fold: FOLD.others,
      label: strikeText('recall'),
      icon: <History size={24} />,
      onSelect: onRecall,
    },
  ];
  if (fullScreen) {
    tools.push({
      id: 'fullScreen',
      fold: FOLD.others,
      label: text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen'),
      icon: fullScreen.isOn ? <Minimize size={24} /> : <Maximize size={24} />,
      onSelect: fullScreen.toggle,
    });
  }
  tools.push({
    id: 'settings',
    fold: FOLD.settings,
    label: text('settings'),
    icon: <Settings size={24} />,
    onSelect: onSettings,
  });
  return tools;
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
