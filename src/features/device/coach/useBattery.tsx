import { useAtom } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { deviceNotesAtom } from './deviceChecks';
import messages from './messages.en.json';
import { BATTERY_STEPS } from './systemSteps';
import type { Check } from './types';

/** A web page cannot see battery saving, so the vendor says that it was checked. */
export function useBattery(): Check {
  const text = useText(messages);
  const [notes, setNotes] = useAtom(deviceNotesAtom);
  const isChecked = notes.includes('battery');
  const others = notes.filter((note) => note !== 'battery');
  return {
    title: text('batteryTitle'),
    state: isChecked ? 'ok' : 'unknown',
    text: text(isChecked ? 'batteryChecked' : 'batteryUnknown'),
    steps: isChecked ? undefined : BATTERY_STEPS,
    action: (
      <Checkbox
        label={text('batteryConfirm')}
        checked={isChecked}
        onChange={(isOn) => setNotes(isOn ? [...others, 'battery'] : others)}
      />
    ),
  };
}
