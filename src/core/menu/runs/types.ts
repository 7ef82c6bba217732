import type { ItemField } from '../itemTable';

export type RunValue = string | number | boolean | null;

/** The price of a combination is a field too. `to` of a picture is `null`, because the server chooses its path. */
export type RunField = ItemField | 'combination';

export interface FieldChange {
  field: RunField;
  /** The combination: a hash of its variants, because runs are stored without names (c29). */
  pair?: string;
  /** The value that the vendor saw. */
  from: RunValue;
  to: RunValue;
  /** The new picture. It is not stored on the device (c29). */
  file?: File;
}

export interface ItemChange {
  id: string;
  fields: readonly FieldChange[];
}

export type RunKind = 'takeOut' | 'putIn' | 'edit' | 'pictures' | 'rollBack';

/** Why an item was not changed. */
export type RunFailure =
  | 'refused'
  /** The outcome is unknown, and the item looks as before. */
  | 'lost'
  /** The page was closed before the answer, so the outcome is unknown. */
  | 'interrupted'
  /** The item could not be read; nothing was sent. */
  | 'unread'
  /** Another change of the item is running. */
  | 'locked'
  /** The item no longer has the values that the vendor saw; nothing was sent. */
  | 'changed'
  /** The item was deleted. */
  | 'gone';

export type ItemResult =
  | { isDone: true }
  | {
      isDone: false;
      why: RunFailure;
      /** The server's message, or `''`. It is not stored. */
      reason: string;
      /** With `changed`, the values of the item, in the order of `fields`. */
      found?: readonly (RunValue | undefined)[];
    };

export type RunPhase = 'running' | 'pausing' | 'paused' | 'stopping' | 'ended';

/** Changes of many items, which are sent two at a time. Items without a result were not sent. */
export interface Run {
  id: string;
  kind: RunKind;
  /** Epoch ms. */
  startedAt: number;
  /** Each item once. */
  changes: readonly ItemChange[];
  results: ReadonlyMap<string, ItemResult>;
  /** The items that may have been changed, because the answer is missing. It is stored before an item is sent. */
  unclear: ReadonlySet<string>;
  phase: RunPhase;
  /** Whether the vendor has closed the result. */
  isClosed: boolean;
}

export type NewRun = Pick<Run, 'kind' | 'changes'>;
