import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { clockAtom } from '../../core/clock/state';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { useText } from '../../core/messages/useText';
import type { Advice } from './figures/advice';
import messages from './messages.en.json';

/** Formats the numbers of the insights. */
export function useInsightWords() {
  const text = useText(messages);
  const { number, percentage, shortDate } = useAtomValue(formatsAtom);
  const clock = useAtomValue(clockAtom);
  const [now] = useState(clock.now);
  return useMemo(() => {
    const day = (value: string) => shortDate(value, now);
    const oneDecimal = (value: number) => number(Math.round(value * 10) / 10);
    const share = (count: number, all: number) =>
      all > 0 ? percentage(Math.round((count / all) * 1000) / 10) : NOTHING;
    return {
      oneDecimal,
      /** `20 Nov`, with the year if it is not the current one. */
      day,
      /** `8.3%`; `–` if the whole is 0. */
      share,
      minutes: (ms: number | null) =>
        ms === null ? NOTHING : text('minutes', { minutes: oneDecimal(ms / 60_000) }),
      /** `1 min 20 s` */
      duration: (ms: number | null) => {
        if (ms === null) return NOTHING;
        const all = Math.round(ms / 1000);
        const [minutes, seconds] = [number(Math.floor(all / 60)), number(all % 60)];
        if (all < 60) return text('seconds', { seconds });
        return all % 60 === 0
          ? text('minutes', { minutes })
          : text('minutesSeconds', { minutes, seconds });
      },
      /** `20 Nov to 23 Nov` */
      span: (from: string, to: string) => {
        const days = from === to ? 1 : 2;
        return text('span', { days, from: day(from), to: day(to) });
      },
      change: (now: number | null, before: number | null, show: (value: number) => string) => {
        if (now === null || before === null) return text('changeUnknown');
        if (now === before) return text('changeNone');
        if (before <= 0) return text('changeFromNone', { before: show(before) });
        const percent = share(Math.abs(now - before), before);
        return text(now > before ? 'changeMore' : 'changeLess', { percent, before: show(before) });
      },
    };
  }, [text, number, percentage, shortDate, now]);
}

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
