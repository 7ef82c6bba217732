import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import type { Advice } from './figures/advice';
import messages from './messages.en.json';
import { useInsightWords } from './useInsightWords';

/** Writes an advice with the figures that are its reason. */
export function useAdviceWords(): (advice: Advice) => string {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const { share } = useInsightWords();
  return (advice) => {
    const percent = share(advice.count, advice.all);
    switch (advice.kind) {
      case 'promise': {
        const [minutes, better] = [number(advice.minutes), number(advice.better)];
        return text('advicePromise', { minutes, better, share: percent });
      }
      case 'rejections':
        return advice.lost === null
          ? text('adviceRejections', { share: percent })
          : text('adviceLost', { share: percent, lost: money(advice.lost) });
      default:
        return text('adviceAnswers', { share: percent });
    }
  };
}
