import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { clockAtom } from '../../../core/clock/state';
import { createTexts, type Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { withoutTexts } from '../../../core/messages/withoutTexts';
import { preparationMs } from '../../../core/orders/preparation';
import type { Order } from '../../../core/orders/types';
import { useAnswerBy } from '../../../core/orders/useAnswerBy';
import { localeAtom } from '../../../core/state/services';
import messages from './messages.en.json';

const MINUTE_MS = 60_000;

const ENGLISH = 'en-IN';
const NO_TEXTS = withoutTexts(messages);

interface Words {
  text: string;
  /** The language of the text. */
  lang: string;
}

type Say = (...given: Parameters<Translate<keyof typeof messages>>) => Words;

/** What is spoken of new orders: numbers only, and nothing that is not known (c121). */
export function useOrderWords() {
  const say = useWords();
  const clock = useAtomValue(clockAtom);
  const answerBy = useAnswerBy();

  function wordsOf(order: Order): Words {
    const items = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!Number.isInteger(items) || items < 1) return say('order');
    const preparation = preparationMs(order);
    if (preparation !== null) {
      return say('orderReady', { items, minutes: preparation / MINUTE_MS });
    }
    const left = Math.floor(((answerBy(order) ?? 0) - clock.now()) / MINUTE_MS);
    return left > 0 ? say('orderAnswer', { items, minutes: left }) : say('orderItems', { items });
  }

  return {
    words: ([order, ...others]: readonly Order[]): Words =>
      order && others.length === 0 ? wordsOf(order) : say('orders', { count: others.length + 1 }),
    example: say('orderReady', { items: 3, minutes: 20 }),
  };
}

/** A text that the language of the portal lacks is English, also its numbers and the voice. */
function useWords(): Say {
  const own = useText(NO_TEXTS);
  const locale = useAtomValue(localeAtom);
  return useMemo(() => {
    const lang = locale.startsWith('en') ? locale : ENGLISH;
    const english = createTexts(lang).of(messages);
    return (...given) => {
      const text = own(...given);
      return text ? { text, lang: locale } : { text: english(...given), lang };
    };
  }, [own, locale]);
}
