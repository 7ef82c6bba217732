import type {
  ExtraFields,
  FormName,
  HostActions,
  PortalSlots,
  TableName,
} from '../../core/contracts';
import type { StreamId } from '../../core/contracts/backend/backend';

/** The names of a type. A name that is missing does not compile. */
const namesOf = <Names extends string>(names: Readonly<Record<Names, true>>) =>
  Object.keys(names) as Names[];

/** Where a host can have panels. The other lists of slots, and the docs, are checked against this one. */
export const SLOTS: readonly (keyof PortalSlots)[] = namesOf<keyof PortalSlots>({
  dashboardTop: true,
  dashboardStats: true,
  dashboardBottom: true,
  boardTop: true,
  orderCard: true,
  orderDetail: true,
  historyTop: true,
  menuTop: true,
  menuItem: true,
  restaurantProfile: true,
  timings: true,
  kyc: true,
  payouts: true,
  header: true,
  signIn: true,
  landing: true,
});

/** The tables with columns of the host. */
export const TABLES: readonly TableName[] = namesOf<TableName>({
  history: true,
  menu: true,
  team: true,
  offers: true,
  paymentLogs: true,
  payouts: true,
});

/** The records with actions of the host. */
export const ACTIONS: readonly (keyof HostActions)[] = namesOf<keyof HostActions>({
  order: true,
  menuItem: true,
  member: true,
});

/** The forms with fields of the host. */
export const FORMS: readonly FormName[] = namesOf<FormName>({
  register: true,
  restaurant: true,
  account: true,
  member: true,
  menuItem: true,
  kyc: true,
});

/** The records whose further keys a host can read. */
export const RECORDS: readonly (keyof ExtraFields)[] = namesOf<keyof ExtraFields>({
  order: true,
  restaurant: true,
  menuItem: true,
  member: true,
});

/** The streams that a backend can map. */
export const STREAMS: readonly StreamId[] = namesOf<StreamId>({
  orderChangesStream: true,
  pushStream: true,
});
