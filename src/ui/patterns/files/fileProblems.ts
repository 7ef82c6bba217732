import type { FileProblem } from '../../../core/uploads/fileChoice';
import type messages from '../../messages.en.json';

/** The texts that say why a file was refused. */
export const FILE_PROBLEMS = {
  count: 'problemCount',
  empty: 'problemEmpty',
  size: 'problemSize',
  type: 'problemType',
  unreadable: 'problemUnreadable',
  heic: 'problemHeic',
  pixels: 'problemPixels',
  gone: 'problemGone',
} as const satisfies Record<FileProblem, keyof typeof messages>;
