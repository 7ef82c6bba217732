import { setTimeout } from 'node:timers/promises';

/** A reference to an element of the page, in the format of the engine. */
export type PageElement = object;

/** The commands that a test needs from an engine; `createScreen` finds elements and waits. */
export interface Driver {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs the body of a function in the page, with `args` as its `arguments`. The result must be JSON. */
  run<Result>(body: string, args?: readonly unknown[]): Promise<Result>;
  /** Like `run`, for a function that returns an element or `null`. */
  find(body: string, args: readonly unknown[]): Promise<PageElement | null>;
  click(element: PageElement): Promise<void>;
  upload(element: PageElement, files: readonly string[]): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses keys together, named as in `KeyboardEvent.key`. */
  press(...keys: readonly Key[]): Promise<void>;
  resize(width: number): Promise<void>;
  /** Opens another tab of the same browser. */
  openTab(): Promise<Driver>;
  closeTab(): Promise<void>;
}

export type Key = 'Control' | 'Enter' | 'Escape' | 'Backspace' | 'ArrowUp' | 'a' | 'c' | 'v';

/** A running browser with one tab. */
export interface Engine {
  driver: Driver;
  version: string;
  close(): Promise<void>;
}

export const HEIGHT = 900;

const LONGEST_END_MS = 10_000;

/** Waits until a browser has ended. One that hangs or is gone already fails no test; its process is killed. */
export async function endOrGiveUp(end: Promise<unknown>): Promise<void> {
  await Promise.race([end.catch(() => {}), setTimeout(LONGEST_END_MS, null, { ref: false })]);
}
