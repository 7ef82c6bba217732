import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { focusedBeside } from '../../core/dom/focusedBeside';
import { isComposing } from '../../core/dom/isComposing';
import { DEFAULT_PREPARATION_MINUTES, PREPARATION_MINUTES } from '../../core/orders/preparation';
import { isNew } from '../../core/orders/statuses';
import { choiceBeside, kitchenKey, ticketBeside } from './rules/kitchenKeys';
import type { Ticket, TicketCommands } from './ticket/ticketModel';
import type { PageTurn, TicketPages } from './ticket/useTicketPages';

interface KeysOptions {
  root: RefObject<HTMLElement | null>;
  tickets: readonly Ticket[];
  /** Whether one list scrolls instead of pages. */
  isList: boolean;
  pages: TicketPages;
  counts: PageTurn;
  /** Closes the counts; absent unless they cover tickets. */
  closeCounts: (() => void) | undefined;
  commands: TicketCommands;
}

/** The selected ticket gets the focus, so that a screen reader reads it. */
export function useKitchenKeys(options: KeysOptions) {
  const { root, tickets, isList, pages, counts, closeCounts, commands } = options;
  const [choice, setChoice] = useState<{ id: string; status: string } | null>(null);
  const [minutes, setMinutes] = useState<number>(DEFAULT_PREPARATION_MINUTES);
  const ids = pages.tickets.map(({ id }) => id);
  // Deselect an order whose status has changed, so that the next Enter does not move it again.
  const selected = tickets.find(
    ({ id, order }) => id === choice?.id && order.status === choice.status && ids.includes(id),
  );
  const selectedId = selected?.id ?? null;
  const isFresh = selected !== undefined && isNew(selected.order);
  useFocus(root, selectedId, pages.page, isList);

  function select(id: string | undefined): void {
    const ticket = tickets.find((one) => one.id === id);
    if (!ticket) return;
    if (ticket.id !== selectedId) setMinutes(DEFAULT_PREPARATION_MINUTES);
    setChoice({ id: ticket.id, status: ticket.order.status });
  }

  function act({ id, order, others, stays }: Ticket): void {
    if (stays === 'cancelled') return commands.confirm(order);
    if (stays === 'recalled') return commands.putAway(order);
    // The next step belongs to the screen that shows the whole order.
    if (others.count > 0) return;
    if (isNew(order)) return commands.accept(order, minutes);
    const end = pages.lastPageOf(id);
    // Show the last item and the countdown first, before anything can be sent.
    if (end === pages.page) commands.advance(order);
    else pages.setPage(end);
  }

  function turn(by: 1 | -1): void {
    if (isFresh && pages.moreNew > 0 && by > 0) pages.showMoreNew();
    else pages.setPage(pages.page + by);
    setChoice(null);
  }

  function press(event: KeyboardEvent): void {
    const key = kitchenKey(event, event.currentTarget);
    if (!key || isElsewhere(event, key.kind)) return;
    if (isList && (key.kind === 'page' || (key.kind === 'minutes' && !selected))) return;
    if (key.kind === 'close') return closeCounts?.();
    event.preventDefault();
    switch (key.kind) {
      case 'ticket': {
        const ticket = tickets.find(({ id }) => id === ids[key.index]);
        select(ticket?.id);
        // An acceptance is sent at once, so the vendor confirms its preparation time with Enter.
        if (ticket && !isNew(ticket.order)) act(ticket);
        return;
      }
      case 'act':
        return selected ? act(selected) : select(ids[0]);
      case 'undo':
        return undo(selected?.step ? selected : tickets.findLast(({ step }) => step));
      case 'move': {
        const next = ticketBeside(ids, selectedId, key.by);
        return next === undefined ? turn(key.by) : select(next);
      }
      case 'minutes':
        if (isFresh) setMinutes(choiceBeside<number>(PREPARATION_MINUTES, minutes, key.by));
        else focusDish(root, key.by);
        return;
      case 'page':
        return turn(key.by);
      case 'counts':
        return counts.setPage(counts.page + key.by);
    }
  }

  const undo = (ticket: Ticket | undefined) => ticket && commands.undo(ticket.order);
  return { selectedId, minutes, press };
}

/**
 * Whether a key belongs to the focused control: dialogs and fields handle every key, buttons and links handle Enter and
 * Space.
 */
function isElsewhere({ target, nativeEvent }: KeyboardEvent, kind: string): boolean {
  if (!(target instanceof Element) || isComposing(nativeEvent)) return true;
  if (target.closest('dialog, input, textarea, select, [contenteditable]')) return true;
  // The items of an order that is too long for the page scroll.
  const isScrolling = kind === 'minutes' || kind === 'page';
  if (isScrolling && target.matches('[data-part="lists"]')) return true;
  return kind === 'act' && target.closest('button, a') !== null;
}

/** Moves the focus to the mark or dish before or after, in the selected ticket; Space confirms it or crosses it off. */
function focusDish({ current }: RefObject<HTMLElement | null>, by: 1 | -1): void {
  const dishes = current?.querySelectorAll<HTMLElement>(
    '[data-selected] :is([data-part="strike"], [data-part="mark"])',
  );
  if (!current || !dishes) return;
  const focused = focusedBeside(current);
  const at = [...dishes].findIndex((dish) => dish === focused);
  const next = at < 0 ? (by > 0 ? 0 : dishes.length - 1) : at + by;
  dishes[next]?.focus({ preventScroll: false });
}

function useFocus(
  root: RefObject<HTMLElement | null>,
  id: string | null,
  page: number,
  isList: boolean,
): void {
  // The control that had the focus may be on the page before.
  useLayoutEffect(() => {
    const { current } = root;
    if (document.activeElement === document.body) current?.focus({ preventScroll: true });
  }, [root, page]);
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || id === null || current.querySelector('dialog[open]')) return;
    const ticketElement = [...current.querySelectorAll<HTMLElement>('[data-ticket]')].find(
      ({ dataset }) => dataset.ticket === id,
    );
    const focused = focusedBeside(current);
    if (ticketElement && !ticketElement.contains(focused) && current.contains(focused)) {
      ticketElement.focus({ preventScroll: !isList });
    }
  }, [root, id, page, isList]);
}
