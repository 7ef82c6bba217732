/** Where the data is: in IndexedDB, or in memory until the last tab is closed. */
export type StorageOfData = 'browser' | 'memory';

export interface SentCode {
  phone: string;
  code: string;
}

export interface SandboxState {
  phase: 'starting' | 'ready' | 'failed';
  storage: StorageOfData;
  /** From 0 to 1. */
  progress: number;
  /** The one-time code that was sent last. */
  code: SentCode | null;
  /** The key of the control calls. */
  key: string;
  /** How often the data has been reset: the portal must not remember what it knew of them. */
  resets: number;
  /** Why the phase is `failed`. */
  message?: string;
}

export function startingState(storage: StorageOfData): SandboxState {
  return { phase: 'starting', storage, progress: 0, code: null, key: '', resets: 0 };
}

/** Messages of the worker, besides those of the transport. */
export type FromWorker = { type: 'state'; state: SandboxState };

/** Messages of a page, besides those of the transport. */
export type SandboxCommand = { type: 'reset' } | { type: 'leave' };
