import { vi } from 'vitest';
import type { Random } from '../../sandbox/random.ts';

const HOUR_MS = 3_600_000;

export interface Device {
  /** Its wall clock; the server's clock is another one. */
  now(): number;
  isHidden(): boolean;
  /** The clock is set back or forward, as after a sleep, or the page is hidden or shown. */
  act(): void;
  /** Shows the page. */
  show(): void;
}

/** The device of a schedule, with stubs of browser APIs that Node does not have. */
export function stubDevice(random: Random): Device {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
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
  return {
    now: () => Date.now() + ahead,
    isHidden: () => page.visibilityState === 'hidden',
    act: () => random.pick(acts)(),
    show: () => turn('visible'),
  };
}
