import { useAtom } from 'jotai';
import { useText } from '../../../../core/messages/useText';
import {
  DEFAULT_PREPARATION_MINUTES,
  PREPARATION_MINUTES,
} from '../../../../core/orders/preparation';
import { ChoiceGroup } from '../../../../ui/primitives/form/ChoiceGroup';
import { Switch } from '../../../../ui/primitives/form/Toggle';
import { Stack } from '../../../../ui/primitives/layout/Layout';
import orderMessages from '../../messages.en.json';
import messages from '../messages.en.json';
import { oneTapMinutesAtom, type PreparationMinutes } from './oneTap';

/** Whether "Accept" accepts at once on this device, and with which preparation time. */
export function OneTapSetting() {
  const text = useText(messages);
  const orderText = useText(orderMessages);
  const [minutes, setMinutes] = useAtom(oneTapMinutesAtom);
  return (
    <Stack gap={2}>
      <Switch
        label={text('oneTap')}
        checked={minutes !== null}
        onChange={(isOn) => setMinutes(isOn ? DEFAULT_PREPARATION_MINUTES : null)}
      />
      {minutes !== null && (
        <ChoiceGroup<PreparationMinutes>
          label={text('preparationTime')}
          hint={text('oneTapHelp')}
          options={PREPARATION_MINUTES.map((value) => ({
            value,
            label: orderText('minutes', { count: value }),
          }))}
          value={minutes}
          onChange={setMinutes}
        />
      )}
    </Stack>
  );
}
