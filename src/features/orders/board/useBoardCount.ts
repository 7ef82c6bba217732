import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/state/services';
import { BOARD_LIMIT } from '../constants';
import type { BoardState } from './useBoard';

/** How many orders a state has, in words; nothing before they are known. */
export function useBoardCount(): (state: BoardState) => string | undefined {
  const { number } = useAtomValue(formatsAtom);
  return ({ query: { data } }) => {
    if (!data) return undefined;
    // A full answer may not be all there is.
    return `${number(data.length)}${data.length >= BOARD_LIMIT ? '+' : ''}`;
  };
}
