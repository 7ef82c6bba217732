import { vi } from 'vitest';
import type { Random } from '../../sandbox/random.ts';
import { inTab } from '../support/testTabs.ts';

const HOUR_MS = 3_600_000;

/** A document whose events wait while the tab that listens is stalled. */
class TabDocument extends EventTarget {
  private readonly wrapped = new Map<unknown, () => void>();
  override addEventListener(type: string, listener: () => void) {
    const wrapped = inTab(listener);
    this.wrapped.set(listener, wrapped);
    super.addEventListener(type, wrapped);
  }
  override removeEventListener(type: string, listener: () => void) {
    super.removeEventListener(type, this.wrapped.get(listener) ?? listener);
  }
}

export interface Device {
  /** The wall clock of the device, which differs from the server's clock. */
  now(): number;
  isHidden(): boolean;
  /** Sets the clock back or forward, or hides or shows the page. */
  act(): void;
  /** Shows the page. */
  show(): void;
  /** Stops the timers of the tabs. */
  sleep(): void;
  /** Runs the timers that became due during the sleep. */
  wake(): void;
}

/** Creates the device of a schedule, with stubs for browser APIs that Node lacks. */
export function stubDevice(random: Random): Device {
  const page = Object.assign(new TabDocument(), { visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  let ahead = 0;
  const turn = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const acts = [
    () => void (ahead -= HOUR_MS),
    () => void (ahead += HOUR_MS),
    () => turn('hidden'),
    () => turn('visible'),
  ];
  const { sleep, wake } = stubTimers();
  return {
    sleep,
    wake,
    now: () => Date.now() + ahead,
    isHidden: () => page.visibilityState === 'hidden',
    act: () => random.pick(acts)(),
    show: () => turn('visible'),
  };
}

/** Replaces the timers with timers that stop during a sleep, while both clocks continue. */
function stubTimers() {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  /** The timers that were due during the sleep, in order. */
  const due = new Map<unknown, () => void>();
  let isAsleep = false;
  const stub =
    (start: (run: () => void, ms?: number) => unknown) =>
    (run: () => void, ms?: number): unknown => {
      const id = start(() => void (isAsleep ? due.set(id, run) : run()), ms);
      return id;
    };
  const stubClear =
    <Id>(clear: (id: Id) => void) =>
    (id: Id) => {
      due.delete(id);
      clear(id);
    };
  vi.stubGlobal('setTimeout', stub(setTimeout));
  vi.stubGlobal('setInterval', stub(setInterval));
  vi.stubGlobal('clearTimeout', stubClear(clearTimeout));
  vi.stubGlobal('clearInterval', stubClear(clearInterval));
  return {
    sleep: () => void (isAsleep = true),
    wake() {
      isAsleep = false;
      for (const [id, run] of due) {
        due.delete(id);
        run();
      }
    },
  };
}
