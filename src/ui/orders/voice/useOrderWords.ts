import { useAtomValue } from 'jotai';
import { clockAtom } from '../../../core/clock/state';
import { createTexts } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { preparationMs } from '../../../core/orders/preparation';
import type { Order } from '../../../core/orders/types';
import { useAnswerBy } from '../../../core/orders/useAnswerBy';
import { localeAtom } from '../../../core/state/services';
import messages from './messages.en.json';

const MINUTE_MS = 60_000;

const ENGLISH = 'en-IN';

/** What is spoken of new orders: numbers only, and nothing that is not known (c121). */
export function useOrderWords() {
  const text = useText(messages);
  const clock = useAtomValue(clockAtom);
  const answerBy = useAnswerBy();
  const locale = useAtomValue(localeAtom);
  // A language without these texts has the English ones.
  const isEnglish = text('order') === createTexts(ENGLISH).of(messages)('order');

  function wordsOf(order: Order): string {
    const items = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!Number.isInteger(items) || items < 1) return text('order');
    const preparation = preparationMs(order);
    if (preparation !== null) {
      return text('orderReady', { items, minutes: preparation / MINUTE_MS });
    }
    const left = Math.floor(((answerBy(order) ?? 0) - clock.now()) / MINUTE_MS);
    return left > 0 ? text('orderAnswer', { items, minutes: left }) : text('orderItems', { items });
  }

  return {
    words: ([order, ...others]: readonly Order[]): string =>
      order && others.length === 0 ? wordsOf(order) : text('orders', { count: others.length + 1 }),
    example: text('orderReady', { items: 3, minutes: 20 }),
    /** The language of the words. */
    lang: isEnglish && !locale.startsWith('en') ? ENGLISH : locale,
  };
}
