import type { Clock } from '@playwright/test';

export interface PageClock {
  /** The range that contains the time of the page's clock. The values differ only while the test moves the clock. */
  now(): { from: number; to: number };
  restore(): void;
}

const MOVES = ['install', 'fastForward', 'runFor', 'pauseAt', 'resume'] as const;

function ms(ticks: number | string): number {
  if (typeof ticks === 'number') return ticks;
  return ticks.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
}

/** Follows the clock of a context's pages, which the test can stop and move. */
export function followClock(clock: Clock): PageClock {
  const real = Object.fromEntries(MOVES.map((name) => [name, clock[name].bind(clock)])) as Pick<
    Clock,
    (typeof MOVES)[number]
  >;
  /** The page's time minus the real time, or the page's time while its clock is stopped. */
  let ahead = 0;
  let stoppedAt: number | null = null;
  let moving = 0;
  const read = () => stoppedAt ?? Date.now() + ahead;

  async function move(by: number, run: () => Promise<void>): Promise<void> {
    moving += by;
    try {
      await run();
    } finally {
      moving -= by;
      if (stoppedAt === null) ahead += by;
      else stoppedAt += by;
    }
  }

  Object.assign(clock, {
    async install(options) {
      await real.install(options);
      if (options?.time !== undefined) ahead = Number(new Date(options.time)) - Date.now();
    },
    fastForward: (ticks) => move(ms(ticks), () => real.fastForward(ticks)),
    runFor: (ticks) => move(ms(ticks), () => real.runFor(ticks)),
    async pauseAt(time) {
      const until = Number(new Date(time));
      await move(Math.max(0, until - read()), () => real.pauseAt(time));
      stoppedAt = until;
    },
    async resume() {
      await real.resume();
      if (stoppedAt !== null) ahead = stoppedAt - Date.now();
      stoppedAt = null;
    },
  } satisfies Pick<Clock, (typeof MOVES)[number]>);

  return {
    now: () => ({ from: read(), to: read() + moving }),
    restore() {
      for (const name of MOVES) Reflect.deleteProperty(clock, name);
    },
  };
}
