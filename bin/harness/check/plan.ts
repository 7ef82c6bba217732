import type { EndpointName } from '../../../sandbox/endpoints.ts';
import { asObject, type Fields } from '../../../sandbox/fields.ts';

/** Values from earlier answers that later calls need. */
export interface Known {
  phone: string;
  code: string;
  token: string;
  vendorId: string;
  restaurantId: string;
  orderId: string;
  itemId: string;
  memberId: string;
  newMemberId: string;
  payoutCycle: string;
}

export interface Step {
  endpoint: EndpointName;
  needs: readonly (keyof Known)[];
  /** The step changes data: a record that the check has added, or an order that it may change. */
  writes?: true;
  /** The step repeats a call only for `learn`; the report has the first answer. */
  again?: true;
  /** Which of several ids the call names its record by. */
  by?: string;
  fields?(context: Known): Fields;
  /** The body of a call with a form. */
  form?(context: Known): FormData;
  /** Appended to the path: an id or a query. */
  suffix?(context: Known): string;
  learn?(data: unknown): Partial<Known>;
}

/** Name of the member that the check adds. */
const MARK = 'Contract check';

function first(data: unknown): Fields {
  return asObject(Array.isArray(data) ? data[0] : null) ?? {};
}

function id(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const restaurant = ({ restaurantId }: Known): Fields => ({ restaurant_id: restaurantId });
const orders = (context: Known): Fields => ({
  ...restaurant(context),
  status: 'all',
  search: '',
  limit: 50,
});
export const historyPage = (context: Known): Fields => ({
  ...restaurant(context),
  filter: { status: 'all', search: '' },
  sort: '-date',
  cursor: null,
  size: 2,
});
export const member = (context: Known): Fields => ({
  ...restaurant(context),
  name: MARK,
  phone: Number(`60000${context.phone.slice(-5)}`),
  email: 'contract-check@demo.example',
  roles: { id: 1, name: 'cook', active: true },
  permissions: [{ id: 9, name: 'order_history', active: true }],
  is_active: true,
});

function learnSession(data: unknown): Partial<Known> {
  const wire = asObject(data) ?? {};
  const restaurantId = id(asObject(wire.restaurant)?._id);
  return { token: id(wire.access_token), vendorId: id(wire._id), restaurantId };
}

function membersOf(data: unknown): Fields[] {
  return Array.isArray(data) ? data.map((one) => asObject(one) ?? {}) : [];
}

function idOf(one: Fields | undefined): string {
  return id(one?.team_member_id) || id(one?._id);
}

export function ownMemberIds(data: unknown): string[] {
  return membersOf(data)
    .filter(({ name }) => name === MARK)
    .map(idOf);
}

function learnMembers(data: unknown): Partial<Known> {
  const members = membersOf(data);
  return {
    memberId: idOf(members.find(({ name }) => name !== MARK)),
    newMemberId: ownMemberIds(data)[0] ?? '',
  };
}

function inRestaurant(endpoint: EndpointName, rest: Partial<Step> = {}): Step {
  return { endpoint, needs: ['token', 'restaurantId'], fields: restaurant, ...rest };
}

const signIn: readonly Step[] = [
  {
    endpoint: 'requestCode',
    needs: ['phone'],
    fields: ({ phone }) => ({ phone: Number(phone) }),
  },
  {
    endpoint: 'verifyCode',
    needs: ['phone', 'code'],
    fields: ({ phone, code }) => ({ phone: Number(phone), otp: Number(code) }),
    learn: learnSession,
  },
];

export const readAbout: Step = { endpoint: 'about', needs: [], suffix: () => '?type=vendor' };

const reads: readonly Step[] = [
  readAbout,
  {
    endpoint: 'vendorGet',
    needs: ['token', 'vendorId'],
    fields: ({ vendorId }) => ({ vendor_id: vendorId }),
  },
  inRestaurant('dashboard'),
  inRestaurant('waitingOrders'),
  inRestaurant('ordersByStatus', { fields: orders }),
  inRestaurant('orderHistory', {
    fields: orders,
    learn: (data) => ({ orderId: id(first(data).order_id) }),
  }),
  inRestaurant('orderDetails', {
    needs: ['token', 'orderId'],
    by: 'the order number',
    fields: ({ orderId }) => ({ order_id: orderId }),
  }),
  inRestaurant('historyPage', { fields: historyPage }),
  inRestaurant('orderChanges', { fields: (context) => ({ ...restaurant(context), since: null }) }),
  inRestaurant('orderIssues', {
    fields: (context) => ({ ...restaurant(context), state: 'open', size: 50, cursor: null }),
  }),
  inRestaurant('restaurantGet'),
  inRestaurant('storeState'),
  inRestaurant('teamList', { learn: learnMembers }),
  inRestaurant('teamGet', {
    needs: ['token', 'restaurantId', 'memberId'],
    fields: (context) => ({ ...restaurant(context), team_member_id: context.memberId }),
  }),
  inRestaurant('foodItemAll', { learn: (data) => ({ itemId: id(first(data)._id) }) }),
  inRestaurant('foodItemGet', {
    needs: ['token', 'restaurantId', 'itemId'],
    fields: (context) => ({ ...restaurant(context), dish_item_id: context.itemId }),
  }),
  { endpoint: 'dishCategories', needs: ['token'] },
  inRestaurant('reviews', { fields: (context) => ({ ...restaurant(context), limit: 1000 }) }),
  inRestaurant('paymentLogs', {
    fields: (context) => ({ ...restaurant(context), search: '', status: 'all' }),
  }),
  inRestaurant('offersAll'),
  inRestaurant('pendingPayouts', {
    learn: (data) => ({ payoutCycle: id(first(data).payout_cycle) }),
  }),
  inRestaurant('payoutDetails', {
    needs: ['token', 'restaurantId', 'payoutCycle'],
    fields: (context) => ({ ...restaurant(context), payout_cycle: context.payoutCycle }),
  }),
];

function onNewMember(endpoint: EndpointName, fields: (context: Known) => Fields): Step {
  return { endpoint, needs: ['token', 'restaurantId', 'newMemberId'], fields };
}

/** Adds a team member, changes it and removes it. */
const writes: readonly Step[] = [
  inRestaurant('teamAdd', { fields: member }),
  inRestaurant('teamList', { again: true, learn: learnMembers }),
  { ...onNewMember('teamUpdate', member), suffix: ({ newMemberId }: Known) => newMemberId },
  onNewMember('teamUpdatePost', (context) => ({
    ...member(context),
    team_member_id: context.newMemberId,
  })),
  onNewMember('teamSetActive', ({ newMemberId }) => ({
    team_member_id: newMemberId,
    is_active: false,
  })),
  onNewMember('teamDelete', (context) => ({
    ...restaurant(context),
    team_member_id: context.newMemberId,
  })),
].map((step): Step => ({ ...step, writes: true }));

/** The reads that need a session and whose ids are known. */
export function protectedReads(context: Known): Step[] {
  return reads.filter(
    ({ needs }) => needs.includes('token') && needs.every((name) => context[name] !== ''),
  );
}

export const signOut: Step = { endpoint: 'logout', needs: ['token'] };

/** Every call that changes no real data. The sequence ensures that each step has the ids that it needs. */
export const plan: readonly Step[] = [...signIn, ...reads, ...writes, signOut];
