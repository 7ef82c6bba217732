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
}
