import type { Page } from '@playwright/test';

/**
 * Replaces the browser's audio with a stub that records what it plays. Like real audio, it is silent until the first
 * click or key.
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

/**
 * A pitch in Hz that identifies each tune: the highest of the tune for a new order, the lowest of that for a cancelled
 * one, the second of that for an issue.
 */
const MARKS = { newOrder: 1175, cancelled: 262, outage: 247, issue: 698 } as const;

/** How many times a tune was started. Only the tune for a cancelled order contains its mark once. */
export async function timesHeard(page: Page, tune: keyof typeof MARKS): Promise<number> {
  const pitches = await page.evaluate(
    () => (globalThis as unknown as { heardPitches: number[] }).heardPitches,
  );
  const notes = pitches.filter((pitch) => pitch === MARKS[tune]).length;
  return tune === 'cancelled' ? notes : notes / 2;
}
