import { atom } from 'jotai';
import { record } from '../../../core/format/wireValues';
import { parseStored } from '../../../core/state/parseStored';
import { storedAtom } from '../../../core/state/storedAtom';
import { targetsAtom } from './printers';

/** Paper sizes: the width of a roll in mm, or a sheet. */
export const PAPERS = ['58', '80', 'a4'] as const;
export const AUTOMATIC_KINDS = ['kot', 'bill', 'both'] as const;
export const COPIES = [1, 2, 3, 4] as const;

export type Paper = (typeof PAPERS)[number];

/** The print settings of this device. */
export interface PrintSettings {
  paper: Paper;
  isAutomatic: boolean;
  kinds: (typeof AUTOMATIC_KINDS)[number];
  copies: (typeof COPIES)[number];
  /** Whether a test print returned at once, so that the browser shows no dialog. */
  isSilent: boolean;
}

export const settingsAtom = storedAtom<PrintSettings>(
  'print_settings',
  (stored) => {
    const values = record(parseStored(stored));
    return {
      paper: PAPERS.find((one) => one === values.paper) ?? '80',
      isAutomatic: values.isAutomatic === true,
      kinds: AUTOMATIC_KINDS.find((one) => one === values.kinds) ?? 'kot',
      copies: COPIES.find((one) => one === values.copies) ?? 1,
      isSilent: values.isSilent === true,
    };
  },
  (settings) => JSON.stringify(settings),
);

/** A print with a dialog takes longer than this, in ms. */
export const SILENT_MS = 1_000;

/** Whether this device can print without a dialog. A dialog would stop polling and sound. */
export const canPrintAloneAtom = atom(
  (get) => get(targetsAtom).length > 0 || get(settingsAtom).isSilent,
);

export const isAutomaticAtom = atom(
  (get) => get(settingsAtom).isAutomatic && get(canPrintAloneAtom),
);
