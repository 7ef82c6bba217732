import { useAtom } from 'jotai';
import { useText } from '../../../../core/messages/useText';
import { PREPARATION_MINUTES } from '../../../../core/orders/preparation';
import { ChoiceGroup } from '../../../../ui/primitives/form/ChoiceGroup';
import { Switch } from '../../../../ui/primitives/form/Toggle';
import { Stack } from '../../../../ui/primitives/layout/Layout';
import orderMessages from '../../messages.en.json';
import messages from '../messages.en.json';
import { type OneTapMinutes, oneTapAtom } from './oneTap';

/** Whether "Accept" accepts at once on this device, and with which preparation time. */
export function OneTapSetting() {
  const text = useText(messages);
  const orderText = useText(orderMessages);
  const [choice, choose] = useAtom(oneTapAtom);
  const minutes = choice === 'ask' ? null : choice;
  return (
    <Stack gap={2}>
      <Switch
        label={text('oneTap')}
        checked={minutes !== null}
        onChange={(isOn) => choose(isOn ? 'usual' : 'ask')}
      />
      {minutes !== null && (
        <ChoiceGroup<OneTapMinutes>
          label={text('preparationTime')}
          hint={text('oneTapHelp')}
          options={[
            { value: 'usual', label: text('usualTime') },
            ...PREPARATION_MINUTES.map((value) => ({
              value,
              label: orderText('minutes', { count: value }),
            })),
          ]}
          value={minutes}
          onChange={choose}
        />
      )}
    </Stack>
  );
}
