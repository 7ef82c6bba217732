import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { formatsAtom } from '../format/formatsAtom';
import { readDay } from '../format/writtenDays';
import { useText } from '../messages/useText';
import messages from './messages.en.json';
import type { Consent } from './types';

/** The vendor is warned this many days before a consent ends or is renewed. */
const WARN_DAYS = 3;
const DAY_MS = 86_400_000;

/** What is said of a consent. */
interface Words {
  /** Who agreed, when, and until when, as far as the backend says it. */
  about: string;
  /** That it ends or is renewed soon; `''` on other days (c118). */
  soon: string;
}

/** Says what is known of a consent on a day of the server's clock, such as `2026-11-20`. */
export type ConsentWords = (consent: Consent, today: string) => Words;

export function useConsent(): ConsentWords {
  const text = useText(messages);
  const { date, isoDay } = useAtomValue(formatsAtom);
  return useCallback(
    ({ by: name, at, until, renews }, today) => {
      const agreedOn = readDay(at, isoDay);
      const last = readDay(until, isoDay);
      const day = agreedOn ? date(agreedOn) : '';
      const agreed = name ? (day ? 'agreedByOn' : 'agreedBy') : 'agreedOn';
      const isOver = last !== null && last < today;
      const end = renews ? (isOver ? 'renewed' : 'renews') : isOver ? 'ended' : 'ends';
      const parts = [
        (name || day) && text(agreed, { name, day }),
        last && text(end, { day: date(last) }),
      ];
      const count = last ? Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS) : -1;
      const isSoon = count >= 0 && count <= WARN_DAYS;
      return {
        about: parts.filter(Boolean).join(', '),
        soon: isSoon ? text(renews ? 'renewsSoon' : 'endsSoon', { count }) : '',
      };
    },
    [text, date, isoDay],
  );
}
