import { useAtom, useSetAtom } from 'jotai';
import { useText } from '../../core/messages/useText';
import { useSound } from '../../core/orders/alarm/useSound';
import { DishNamesSetting } from '../../ui/patterns/dish-names/DishNamesSetting';
import { Button } from '../../ui/primitives/Button';
import { ChoiceGroup } from '../../ui/primitives/form/ChoiceGroup';
import { Checkbox } from '../../ui/primitives/form/Toggle';
import { Heading, Quiet } from '../../ui/primitives/layout/Layout';
import { Dialog } from '../../ui/primitives/overlay/Dialog';
import { turnsPagesAtom } from './device/settings';
import type { useFullScreen } from './device/useFullScreen';
import type { WakeState } from './device/useWakeLock';
import messages from './messages.en.json';
import { DISTANCES, type Distance } from './rules/textSize';
import { StationSettings } from './stations/StationSettings';
import { shownDistanceAtom } from './stations/state';
import strikeMessages from './strikes/messages.en.json';

interface KitchenSettingsProps {
  wake: WakeState;
  fullScreen: ReturnType<typeof useFullScreen>;
  distance: Distance;
  onRecall: () => void;
  onClose: () => void;
}

export function KitchenSettings(props: KitchenSettingsProps) {
  const { wake, fullScreen, distance, onRecall, onClose } = props;
  const strikeText = useText(strikeMessages);
  const text = useText(messages);
  const setDistance = useSetAtom(shownDistanceAtom);
  const [turnsPages, setTurnsPages] = useAtom(turnsPagesAtom);
  const { isOn, test, turnOff } = useSound();
  return (
    <Dialog isOpen closesOnBackdrop size="md" title={text('settings')} onClose={onClose}>
      <StationSettings />
      <ChoiceGroup<Distance>
        isEven
        label={text('distance')}
        options={DISTANCES.map((value) => ({ value, label: text(value) }))}
        value={distance}
        onChange={setDistance}
      />
      <DishNamesSetting />
      <Checkbox
        label={text('turnsPages')}
        hint={text('turnsPagesHelp')}
        checked={turnsPages}
        onChange={setTurnsPages}
      />
      <div data-part="acts">
        <Button onClick={onRecall}>{strikeText('recall')}</Button>
        {fullScreen && (
          <Button onClick={fullScreen.toggle}>
            {text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
          </Button>
        )}
        {isOn && (
          <>
            <Button onClick={test}>{text('testSound')}</Button>
            <Button onClick={turnOff}>{text('turnOffSound')}</Button>
          </>
        )}
      </div>
      <section>
        <Heading as="h3">{text('screen')}</Heading>
        <Quiet as="p">
          {wake === 'awake' && text('awake')}
          {wake === 'missing' && text('mayDimMissing')}
          {wake === 'refused' && text('mayDimRefused')}
        </Quiet>
        {wake !== 'awake' && <Quiet as="p">{text('mayDimHelp')}</Quiet>}
      </section>
      <Keys />
    </Dialog>
  );
}

const KEYS = [
  ['1 – 9', 'keyNumbers'],
  ['Enter', 'keyEnter'],
  ['0, ⌫', 'keyUndo'],
  ['← →', 'keyArrows'],
  ['↑ ↓', 'keyMinutes'],
  ['␣', 'keyStrike'],
  ['PgUp PgDn', 'keyPages'],
  ['+ −', 'keyCounts'],
] as const;

function Keys() {
  const text = useText(messages);
  return (
    <section>
      <Heading as="h3">{text('keys')}</Heading>
      <dl data-part="keys">
        {KEYS.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(label)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
