import { useAtomValue } from 'jotai';
import { useBoxSize } from '../../../ui/useBoxSize';
import { distanceAtom } from './device/settings';
import { smallestColumn, stripSize, textSize } from './rules/textSize';
import type { Ticket } from './ticket/ticketModel';
import { useTicketPages } from './ticket/useTicketPages';
import { COLUMN_GAP } from './ticket/ticketStyles';

/** In px. In a narrower portal the counts replace the tickets. */
const WIDE = 640;

/** Minimum width of a portal with the pager of the tickets in the bar, in px. */
const ROOMY = 1000;

/** The share of the height that new orders can use. */
const STRIP_SHARE = { wide: 0.35, narrow: 0.42, withoutTickets: 0.65 };

/** Size of the strip's title in px: its width next to the tickets, or its height above them in a narrow portal. */
export const STRIP_SIDE = 168;
export const STRIP_TOP = 64;

/** Padding and borders of the strip, in px. */
const STRIP_FRAME = 32;
const SMALLEST_STRIP = 160;

/** Width of five preparation times and Reject side by side, in px. */
const SMALLEST_STRIP_COLUMN = 440;

/** The pages of the strip and of the tickets, for the size of the portal. */
export function useKitchenPages(newTickets: readonly Ticket[], tickets: readonly Ticket[]) {
  const [observeRoot, rootBox] = useBoxSize({ isUrgent: true });
  const [observeArea, area] = useBoxSize({ isUrgent: true });
  const size = textSize(rootBox.width, useAtomValue(distanceAtom));
  const isWide = rootBox.width >= WIDE;
  const sizes = { ticket: size, strip: stripSize(size) };
  const share = tickets.length === 0 ? 'withoutTickets' : isWide ? 'wide' : 'narrow';
  const strip = useTicketPages({
    tickets: newTickets,
    width: rootBox.width - COLUMN_GAP * 2 - (isWide ? STRIP_SIDE + COLUMN_GAP : 0),
    height: Math.max(
      SMALLEST_STRIP,
      rootBox.height * STRIP_SHARE[share] - STRIP_FRAME - (isWide ? 0 : STRIP_TOP + COLUMN_GAP),
    ),
    size: sizes.strip,
    smallestColumn: Math.max(SMALLEST_STRIP_COLUMN, smallestColumn(sizes.strip)),
  });
  const pages = useTicketPages({ tickets, ...area, size, smallestColumn: smallestColumn(size) });
  return { observeRoot, observeArea, strip, pages, sizes, isWide, isRoomy: rootBox.width >= ROOMY };
}
