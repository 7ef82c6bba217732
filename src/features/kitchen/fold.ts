import { useLayoutEffect, useState } from 'react';
import { css } from 'styled-components';
import { visuallyHidden } from '../../ui/theme/theme';
import { followContent } from './followContent';

/** What folds in the bar, in this order, until everything fits into its row. */
export const FOLD = {
  signWords: 1,
  /** Those of the sound stay until there is a menu. */
  words: 2,
  /** From here on, the bar has a menu. */
  others: 3,
  allDay: 4,
  /** The stations get a row of their own. */
  stations: 5,
  settings: 6,
} as const;

export type FoldLevel = (typeof FOLD)[keyof typeof FOLD];

const LEVELS = [0, ...Object.values(FOLD)] as const;

/**
 * The first level at which the content of the bar is not wider than the bar. It depends on the language, the station
 * and the messages, so it is measured when the bar or its content changes.
 */
export function useFoldLevel() {
  const [bar, observe] = useState<HTMLElement | null>(null);
  const [level, setLevel] = useState<number>(0);
  useLayoutEffect(() => {
    if (!bar) return;
    const fit = () => {
      const fitting = LEVELS.find((one) => {
        bar.dataset.level = `${one}`;
        return bar.scrollWidth <= bar.clientWidth;
      });
      setLevel(fitting ?? FOLD.settings);
    };
    return followContent(bar, fit);
  }, [bar]);
  return [observe, level] as const;
}

const from = (level: FoldLevel) =>
  LEVELS.filter((one) => one >= level)
    .map((one) => `[data-level='${one}']`)
    .join(', ');

/** The levels of the bar. */
export const foldStyles = css`
  & > [data-part='bar'] {
    &:is(${from(FOLD.signWords)}) [data-part='sign'] > [data-part='word'],
    &:is(${from(FOLD.words)}) > .vp-button:not([data-variant='primary']) > [data-part='word'],
    &:is(${from(FOLD.others)}) > .vp-button > [data-part='word'] {
      ${visuallyHidden}
    }
    & > [data-part='more'],
    &:is(${from(FOLD.others)}) > [data-fold='${FOLD.others}'],
    &:is(${from(FOLD.allDay)}) > [data-fold='${FOLD.allDay}'],
    &:is(${from(FOLD.settings)}) > [data-fold='${FOLD.settings}'] {
      display: none;
    }
    &:is(${from(FOLD.others)}) > [data-part='more'] {
      display: inline-flex;
    }
    & [role='menuitem'] {
      font-size: 20px;
    }
  }
`;
