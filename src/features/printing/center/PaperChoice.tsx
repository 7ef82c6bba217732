import { useAtom } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { PAPERS, settingsAtom } from '../device/settings';
import messages from '../messages.en.json';

const LABELS = { 58: 'paper58', 80: 'paper80', a4: 'paperA4' } as const;

/** A choice of the paper size for this device. */
export function PaperChoice() {
  const text = useText(messages);
  const [settings, setSettings] = useAtom(settingsAtom);
  return (
    <ChoiceGroup
      label={text('paper')}
      options={PAPERS.map((value) => ({ value, label: text(LABELS[value]) }))}
      value={settings.paper}
      onChange={(paper) => setSettings({ ...settings, paper })}
    />
  );
}
