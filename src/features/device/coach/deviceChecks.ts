import { storedAtom } from '../../../core/state/storedAtom';

const NOTES = ['opened', 'battery'] as const;

/** What this device remembers of its checks: whether they were opened, and what the vendor has checked. */
export type DeviceNote = (typeof NOTES)[number];

export const deviceNotesAtom = storedAtom<readonly DeviceNote[]>(
  'device_checks',
  (stored) => NOTES.filter((note) => stored?.split(' ').includes(note)),
  (notes) => notes.join(' ') || null,
);
