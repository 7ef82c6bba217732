import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useAmounts } from '../../core/amount/useAmounts';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { proofSettingAtom, type ProofSetting as Setting } from '../../core/orders/proof/setting';
import { ChoiceGroup } from '../../ui/primitives/form/ChoiceGroup';
import { TextInput } from '../../ui/primitives/form/TextInput';
import { Stack } from '../../ui/primitives/layout/Layout';
import messages from './messages.en.json';

/** What this device asks for when an order becomes ready. */
export function ProofSetting() {
  const text = useText(messages);
  const [setting, set] = useAtom(proofSettingAtom);
  return (
    <Stack gap={2}>
      <ChoiceGroup<Setting['kind'] | 'off'>
        label={text('setting')}
        hint={text('settingHelp')}
        options={[
          { value: 'off', label: text('off') },
          { value: 'list', label: text('list') },
          { value: 'photo', label: text('photoToo') },
        ]}
        value={setting?.kind ?? 'off'}
        onChange={(kind) => set(kind === 'off' ? null : { kind, above: setting?.above ?? 0 })}
      />
      {setting && <Above setting={setting} onChange={(above) => set({ ...setting, above })} />}
    </Stack>
  );
}

interface AboveProps {
  setting: Setting;
  onChange(above: number): void;
}

function Above({ setting, onChange }: AboveProps) {
  const text = useText(messages);
  const { money } = useAmounts();
  const { currencySymbol } = useAtomValue(formatsAtom);
  const [typed, setTyped] = useState(() => money.write(setting.above || null));
  const error = money.errorOf(typed, text('aboveInvalid'), 0);
  return (
    <TextInput
      label={text('above', { unit: currencySymbol() })}
      hint={text('aboveHelp')}
      error={error || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        // What cannot be read leaves the amount that was typed before.
        if (!money.errorOf(value, '-', 0)) onChange(money.value(value) ?? 0);
      }}
    />
  );
}
