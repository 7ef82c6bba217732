/** A Friday at lunch, so that the restaurant is open and its orders are young. */
export const GALLERY_TIME = Date.parse('2026-11-20T13:05:00+05:30');

/** Moves the clock of this page or process to a time, from which it goes on. */
export function startClockAt(time: number): void {
  const Device = Date;
  const ahead = time - Device.now();
  class Moved extends Device {
    constructor(...given: [] | [string | number | Date]) {
      super(...((given.length > 0 ? given : [Moved.now()]) as [number]));
    }
    static override now(): number {
      return Device.now() + ahead;
    }
  }
  globalThis.Date = Moved as DateConstructor;
}
