import { Diagnosis } from '../../core/api/errors';
import type { PortalSlots } from '../../core/contracts';
import type { Findings } from '../diagnostics/createFindings';

const SLOTS: Readonly<Record<keyof PortalSlots, true>> = {
  dashboardTop: true,
  dashboardBottom: true,
  orderCard: true,
  orderDetail: true,
  menuItem: true,
  restaurantProfile: true,
  payouts: true,
  header: true,
  signIn: true,
};

/** Reports names of slots that do not exist. */
export function checkSlots(slots: PortalSlots, findings: Findings): void {
  const unknown = Object.keys(slots).filter((name) => !Object.hasOwn(SLOTS, name));
  if (unknown.length === 0) return;
  const message = `The slots prop has unknown names: ${unknown.join(', ')}`;
  const known = Object.keys(SLOTS).join(', ');
  findings.report(new Diagnosis('config', message, 'Use these names:', known));
}
