import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { speechAtom } from '../../../core/orders/voice/createSpeech';
import { startVoice } from '../../../core/orders/voice/startVoice';
import { useLatest } from '../../useLatest';
import { useOrderWords } from './useOrderWords';

/** Speaks new orders in the language of the portal while it is rendered. */
export function OrderVoice() {
  const store = useStore();
  const speech = useAtomValue(speechAtom);
  const latest = useLatest(useOrderWords());
  useEffect(() => {
    if (!speech) return;
    return startVoice({
      store,
      speech,
      say(orders) {
        const { text, lang } = latest.current.words(orders);
        // The settings say why a device does not speak; the tone and the bar show the order.
        speech.say(text, lang).catch(() => {});
      },
    });
  }, [store, speech, latest]);
  return null;
}
