import type { Clock } from '../../clock.ts';
import type { IssueRow } from './schema.ts';

export function presentIssue(row: IssueRow, clock: Clock) {
  const expiresAt = row.expiresAt === null ? null : clock.iso(row.expiresAt, 'live');
  return {
    _id: row.id,
    food_order_id: row.foodOrderId,
    order_id: row.orderNumber,
    created_at: clock.iso(row.createdAt, 'live'),
    expires_at: expiresAt,
    level: row.level,
    state: row.state,
    ...row.facts,
    answered: row.answered,
    settlement: row.settlement,
  };
}
