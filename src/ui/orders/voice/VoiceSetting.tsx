import { useAtom, useAtomValue } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { languageNameAtom } from '../../../core/messages/languageName';
import { useText } from '../../../core/messages/useText';
import { soundAtom } from '../../../core/orders/alarm/useSound';
import { speechAtom } from '../../../core/orders/voice/createSpeech';
import { voiceAtom } from '../../../core/orders/voice/setting';
import { Button } from '../../primitives/Button';
import { Switch } from '../../primitives/form/Toggle';
import { Row, Stack, Text } from '../../primitives/layout/Layout';
import messages from './messages.en.json';
import { useOrderWords } from './useOrderWords';

/** Whether this device speaks new orders, and what it lacks for that (c122). */
export function VoiceSetting() {
  const text = useText(messages);
  const [isOn, setOn] = useAtom(voiceAtom);
  const isSoundOn = useAtomValue(soundAtom);
  const { isAbsent, lack, test } = useTest();
  const note = isOn && !isSoundOn ? text('soundOff') : text('help');
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Switch
          label={text('label')}
          checked={isOn}
          disabled={isAbsent && !isOn}
          onChange={(isChecked) => {
            setOn(isChecked);
            if (isChecked) test();
          }}
        />
        <Button size="sm" disabled={isAbsent} onClick={test}>
          {text('hear')}
        </Button>
      </Row>
      <Text size="sm" {...(!lack && { tone: 'textMuted' })} role="status">
        {lack || note}
      </Text>
    </Stack>
  );
}

function useTest() {
  const text = useText(messages);
  const languageName = useAtomValue(languageNameAtom);
  const {
    example: { text: example, lang },
  } = useOrderWords();
  const speech = useAtomValue(speechAtom);
  const hasVoice = useSyncExternalStore(
    (onChange) => speech?.subscribe(onChange) ?? (() => {}),
    () => speech?.hasVoice(lang),
  );
  const [failure, setFailure] = useState<{ lang: string; reason: string } | null>(null);
  const test = () => {
    setFailure(null);
    speech?.say(example, lang).catch((error: Error) => setFailure({ lang, reason: error.message }));
  };
  const lackOf = () => {
    if (!speech) return text('noSpeech');
    if (hasVoice === false) return text('noVoice', { language: languageName(lang) });
    if (failure?.lang !== lang) return '';
    const { reason } = failure;
    return reason ? text('failedWhy', { reason }) : text('failed');
  };
  return { isAbsent: !speech || hasVoice === false, lack: lackOf(), test };
}
