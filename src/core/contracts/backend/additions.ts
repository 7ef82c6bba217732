import type { OperationId } from './backend';

/**
 * When a call adds something each time it is sent: `x-adds` of the contract, without the calls that never do.
 * Generated from `contract/openapi.yaml` by `npm run contract-types`.
 */
export const ADDITIONS: Readonly<Partial<Record<OperationId, string>>> = {
  signUp: 'always',
  requestCode: 'always',
  pushTest: 'always',
  orderExtend: 'always',
  orderIssueProof: 'always',
  restaurantUpdate: 'with files',
  teamAdd: 'always',
  foodItemCreate: 'always',
  timingsAdd: 'always',
  specialDaySave: 'without special_day_id',
};
