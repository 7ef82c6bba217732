import { useAtomValue } from 'jotai';
import { useBoxSize } from '../../ui/useBoxSize';
import type { AllDayLayout } from './AllDay';
import { distanceFor, rowHeight, smallerSize, smallestColumn, textSize } from './rules/textSize';
import { shownDistanceAtom } from './stations/state';
import type { Ticket } from './ticket/ticketModel';
import { useTicketPages } from './ticket/useTicketPages';

/** Minimum width of a portal with two columns of tickets and the counts of All day next to them, in px. */
const BESIDE = 820;

/** In px. In a narrower portal the counts replace the tickets. */
const OVER = 640;

/** Minimum width of a portal with the pager of the tickets in the bar, in px. */
const ROOMY = 1000;

/** In px. A lower portal has no pages: everything is in one list that scrolls. */
const LOWEST_PAGE = 560;

/** The pages of tickets, for the size of the portal. */
export function useKitchenPages(fresh: readonly Ticket[], accepted: readonly Ticket[]) {
  const [observeRoot, { width, height }] = useBoxSize({ isUrgent: true });
  const [observeArea, area] = useBoxSize({ isUrgent: true });
  const isList = height > 0 && height < LOWEST_PAGE;
  const chosen = useAtomValue(shownDistanceAtom);
  const distance = distanceFor({ width, height }, chosen);
  const size = textSize(width, distance);
  const small = smallerSize(width, distance);
  const pages = useTicketPages({
    fresh,
    accepted,
    width: area.width,
    height: isList ? Infinity : area.height,
    size,
    small,
    smallestColumn: smallestColumn(size),
  });
  return {
    observeRoot,
    observeArea,
    pages,
    sizes: {
      '--vp-kitchen-size': `${size}px`,
      '--vp-kitchen-row': `${rowHeight(size)}px`,
      '--vp-kitchen-small': `${small}px`,
      '--vp-kitchen-small-row': `${rowHeight(small)}px`,
    },
    distance,
    isList,
    allDayLayout: allDayLayout(isList ? 0 : width),
    isRoomy: width >= ROOMY,
  };
}

function allDayLayout(width: number): AllDayLayout {
  if (width >= BESIDE) return 'beside';
  return width >= OVER ? 'over' : 'instead';
}
