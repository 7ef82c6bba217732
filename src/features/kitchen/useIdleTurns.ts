import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { clockAtom } from '../../core/clock/state';
import type { Subscribe } from '../../core/shareSubscription';
import { useLatest } from '../../ui/useLatest';
import { turnsPagesAtom } from './device/settings';
import type { Ticket } from './ticket/ticketModel';
import type { PageTurn } from './ticket/useTicketPages';

/** A page turns by itself after this time without a touch or a key, in ms (c72). */
const IDLE_MS = 20_000;

/** A tap so soon after such a turn was meant for the page before, in ms. */
const STRAY_MS = 500;

const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;
const ACTS = ['click', 'keydown'] as const;

interface IdleTurnsOptions {
  root: RefObject<HTMLElement | null>;
  pages: PageTurn;
  newTickets: readonly Ticket[];
  /** Whether a step counts down or a change is sent. */
  isBusy: boolean;
  everySecond: Subscribe;
}

/** Turns the pages while nobody touches the screen; a new order then shows the first page. */
export function useIdleTurns(options: IdleTurnsOptions): void {
  const { root, pages, newTickets, isBusy, everySecond } = options;
  const isOn = useAtomValue(turnsPagesAtom);
  const { elapsed } = useAtomValue(clockAtom);
  const at = useRef({ touched: Infinity, turned: -Infinity, hasNew: false });
  const seen = useRef<ReadonlySet<string>>(new Set());

  const latest = useLatest({
    turn(): void {
      const { page, pageCount, setPage } = pages;
      const { touched, turned, hasNew } = at.current;
      const isIdle = elapsed() - touched >= IDLE_MS;
      const isDue = hasNew || elapsed() - turned >= IDLE_MS;
      if (!isOn || !isIdle || !isDue || isBusy || hasOverlay(root.current)) return;
      const next = hasNew ? 0 : (page + 1) % pageCount;
      at.current.hasNew = false;
      if (next === page) return;
      at.current.turned = elapsed();
      setPage(next);
    },
  });

  useEffect(() => {
    if (newTickets.some(({ id }) => !seen.current.has(id))) {
      at.current.hasNew = true;
      latest.current?.turn();
    }
    seen.current = new Set(newTickets.map(({ id }) => id));
  }, [newTickets, latest]);

  useEffect(() => everySecond(() => latest.current?.turn()), [everySecond, latest]);

  useEffect(() => {
    const { current } = root;
    const touch = () => {
      at.current.touched = elapsed();
    };
    touch();
    const stopStray = (event: Event) => {
      if (elapsed() - at.current.turned >= STRAY_MS) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const ended = new AbortController();
    const listening = { capture: true, passive: true, signal: ended.signal };
    for (const type of TOUCHES) current?.addEventListener(type, touch, listening);
    for (const type of ACTS) {
      current?.addEventListener(type, stopStray, { capture: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, [root, elapsed]);
}

/** Whether a dialog or a menu of the portal is open. */
function hasOverlay(root: HTMLElement | null): boolean {
  const overlay = root?.closest('.vp-root')?.querySelector('dialog[open], [role="menu"]');
  return overlay instanceof Element;
}
