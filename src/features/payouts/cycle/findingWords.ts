import type { Translate } from '../../../core/messages/messages';
import type { StatusTone } from '../../../ui/theme/tones';
import type messages from './messages.en.json';
import type { Group } from './types';

export type Text = Translate<keyof typeof messages>;

export const GROUP_TEXT = {
  missing: 'groupMissing',
  doubled: 'groupDoubled',
  different: 'groupDifferent',
  unknown: 'groupUnknown',
  elsewhere: 'groupElsewhere',
  unchecked: 'groupUnchecked',
  matched: 'groupMatched',
} as const satisfies Record<Group, keyof typeof messages>;

export const GROUP_TONE: Readonly<Record<Group, StatusTone>> = {
  missing: 'danger',
  doubled: 'warning',
  different: 'warning',
  unknown: 'info',
  elsewhere: 'neutral',
  unchecked: 'neutral',
  matched: 'success',
};

/** Groups of findings that the owner has to look at. */
export const PROBLEMS = ['missing', 'doubled', 'different', 'unknown'] as const satisfies Group[];
