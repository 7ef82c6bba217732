import type { ComponentProps } from 'react';
import type { ItemSummary, MemberSummary, OrderSummary } from '../../../core/contracts';
import type { Menu } from '../../primitives/overlay/Menu';

interface ActionRecords {
  order: OrderSummary;
  menuItem: ItemSummary;
  member: MemberSummary;
}

export type ActionKind = keyof ActionRecords;
export type RecordOf<Kind extends ActionKind> = ActionRecords[Kind];

export interface HostMenuProps<Kind extends ActionKind>
  extends Omit<ComponentProps<typeof Menu>, 'openState'> {
  kind: Kind;
  /** What the host receives of the record. */
  toRecord: () => RecordOf<Kind>;
}
