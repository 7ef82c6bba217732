import type { ReactNode } from 'react';
import type messages from './messages.en.json';

/** A kind of device, with its own steps. */
export type System = 'android' | 'apple' | 'windows' | 'other';

/**
 * `todo`: the vendor can do something. `unknown`: a web page cannot find it out. `absent`: this device or this website
 * does not have it, and the vendor cannot change that.
 */
export type CheckState = 'ok' | 'todo' | 'unknown' | 'absent';

export interface Check {
  title: string;
  state: CheckState;
  text: string;
  /** What to do on each system. */
  steps?: Readonly<Record<System, keyof typeof messages>> | undefined;
  action?: ReactNode;
  /** Whether the text changes while it is shown, so that screen readers announce it. */
  isLive?: boolean;
}

export interface PushTestCall {
  vendorId: string;
  deviceId: string;
  id: string;
  /** In seconds, so that the page can be closed. */
  delay: number;
}

/**
 * `closed`, `open`: the test arrived with the page closed or open. `seen`, `unseen`: what the vendor says. `missed`: it
 * did not arrive although the page was open and visible all the time.
 */
export type TestResult = 'closed' | 'open' | 'seen' | 'unseen' | 'missed';

export interface PushTest {
  id: string;
  /** The time of the device when the test was requested, in epoch ms. */
  at: number;
  /** `null` while nothing is known. */
  result: TestResult | null;
  /** Seconds between the sending and the arrival; `null` if unknown. */
  seconds: number | null;
}
