import { storedAtom } from '../../state/storedAtom';
import type { Order } from '../types';
import { PROOF_KINDS, type ProofKind } from './types';

/** What this device asks for when an order becomes ready. */
export interface ProofSetting {
  kind: ProofKind;
  /** Only for orders of at least this total; 0 for all. */
  above: number;
}

/** The setting of this device; `null` asks for nothing. */
export const proofSettingAtom = storedAtom<ProofSetting | null>('order_proof', parse, (setting) =>
  setting ? `${setting.kind} ${setting.above}` : null,
);

/** Whether somebody on this device knows what does not belong in a picture, and how long it is stored. */
export const isProofNoteReadAtom = storedAtom<boolean>(
  'order_proof_note',
  (stored) => stored === 'read',
  (isRead) => (isRead ? 'read' : null),
);

/** An order without a total is asked for, too. */
export function isProofWanted(setting: ProofSetting | null, { bill }: Order): boolean {
  return setting !== null && (bill.total === null || bill.total >= setting.above);
}

function parse(stored: string | null): ProofSetting | null {
  const [name, amount] = (stored ?? '').split(' ');
  const kind = PROOF_KINDS.find((one) => one === name);
  const above = Number(amount);
  return kind ? { kind, above: above > 0 && Number.isFinite(above) ? above : 0 } : null;
}
