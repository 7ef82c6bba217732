import type { Page } from '@playwright/test';

/**
 * Replaces the browser's audio with one that records what it plays. Like the real one it is silent
 * until a click or a key.
 */
export async function hearSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pitches: number[] = [];
    const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    const connect = <Target>(target: Target) => target;
    let hasGesture = false;
    for (const gesture of ['pointerup', 'keydown']) {
      addEventListener(gesture, ({ isTrusted }) => (hasGesture ||= isTrusted), true);
    }
    class Recorder extends EventTarget {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      createGain = () => ({ gain: ramp, connect });
      createOscillator = () => {
        const frequency = { value: 0 };
        return { frequency, connect, start: () => pitches.push(frequency.value), stop() {} };
      };
      resume() {
        if (hasGesture && this.state === 'suspended') {
          this.state = 'running';
          queueMicrotask(() => this.dispatchEvent(new Event('statechange')));
        }
        return Promise.resolve();
      }
      close() {
        this.state = 'closed';
        return Promise.resolve();
      }
    }
    Object.assign(globalThis, { AudioContext: Recorder, heardPitches: pitches });
  });
}

/** The highest pitch of a new order's tune, and the lowest of a cancelled one's. */
const MARKS = { newOrder: 1175, cancelled: 262 } as const;

/** How many times a tune was started; the new order's has two high notes. */
export async function timesHeard(page: Page, tune: keyof typeof MARKS): Promise<number> {
  const pitches = await page.evaluate(
    () => (globalThis as unknown as { heardPitches: number[] }).heardPitches,
  );
  const notes = pitches.filter((pitch) => pitch === MARKS[tune]).length;
  return tune === 'newOrder' ? notes / 2 : notes;
}
