import { expectTypeOf, test } from 'vitest';
import type { VendorPortalProps } from '../index';
import {
  type AnswerOf,
  type Backend,
  type BackendReply,
  type DataOf,
  defineBackend,
  type EventOf,
  type FoodItem,
  type InputOf,
  type OperationId,
  type Order,
  type OrderStatus,
  Refused,
} from './index';

test('the prop is optional', () => {
  expectTypeOf<VendorPortalProps['backend']>().toEqualTypeOf<Backend | undefined>();
});

test('an operation has the input and the data of the contract', () => {
  expectTypeOf<InputOf<'vendorGet'>>().toEqualTypeOf<{ vendor_id: string }>();
  expectTypeOf<InputOf<'foodItemUpdate'>['image']>().toEqualTypeOf<File | undefined>();
  expectTypeOf<InputOf<'restaurantUpdate'>['files']>().toEqualTypeOf<File[] | undefined>();
  expectTypeOf<InputOf<'teamUpdate'>['id']>().toEqualTypeOf<string>();
  expectTypeOf<DataOf<'foodItemAll'>>().toEqualTypeOf<FoodItem[]>();
  expectTypeOf<AnswerOf<'orderDetails'>>().toEqualTypeOf<{ data: Order; message?: string }>();
  expectTypeOf<AnswerOf<'teamDelete'>>().toEqualTypeOf<{ data?: unknown; message?: string }>();
  expectTypeOf<AnswerOf<'historyPage'>['next']>().toEqualTypeOf<string | null>();
});

test('an input with a fixed set of values is a union of them', () => {
  type Filter = OrderStatus | 'all';
  expectTypeOf<InputOf<'orderHistory'>['status']>().toEqualTypeOf<Filter>();
  expectTypeOf<InputOf<'ordersByStatus'>['status']>().toEqualTypeOf<Filter>();
  expectTypeOf<InputOf<'historyPage'>['filter']['status']>().toEqualTypeOf<Filter>();
  expectTypeOf<InputOf<'paymentLogs'>['status']>().toEqualTypeOf<
    'all' | 'captured' | 'refund' | 'withdraw' | undefined
  >();
});

test('a stream is an iterable of events', () => {
  type Changes = { id: string; data: DataOf<'orderChanges'> };
  expectTypeOf<EventOf<'orderChangesStream'>>().toEqualTypeOf<Changes>();
  expectTypeOf<AnswerOf<'orderChangesStream'>>().toEqualTypeOf<AsyncIterable<Changes>>();
  expectTypeOf<InputOf<'pushStream'>>().toEqualTypeOf<{ token?: string }>();
});

const ORDER: Order = { _id: 'o1', order_id: '1', status: 'cooking', createdAt: '' };

test('a mapping with a mistake does not compile', () => {
  defineBackend({
    orderDetails: async () => ({ data: ORDER }),
    // @ts-expect-error -- the operation does not exist
    orderDetail: async () => ({ data: ORDER }),
  });
  // @ts-expect-error -- the order number is missing
  defineBackend({ orderDetails: async () => ({ data: { _id: 'o1', status: '', createdAt: '' } }) });
  // @ts-expect-error -- the data is missing
  defineBackend({ orderDetails: async () => ({}) });
  // @ts-expect-error -- the list is missing
  defineBackend({ waitingOrders: async () => ({ data: ORDER }) });
  defineBackend({
    // @ts-expect-error -- the input has no such field
    vendorGet: async ({ vendorId }) => ({ data: vendorId }),
  });
  // @ts-expect-error -- the status is missing
  expectTypeOf(new Refused({ message: '' })).toEqualTypeOf<Refused>();
});

test('a stream can be a generator', () => {
  defineBackend({
    async *orderChangesStream({ since }, call) {
      const reply = await call.send({ path: '/events', query: { since } });
      for await (const { id = '', data } of reply.events()) {
        yield { id, data: JSON.parse(data) as DataOf<'orderChanges'> };
      }
    },
    async pushStream(_input, call) {
      return call.contract();
    },
    async orderDetails(_input, call) {
      expectTypeOf(call.send).returns.resolves.toEqualTypeOf<BackendReply>();
      return call.contract();
    },
  });
});

test('a function can be written for several operations', () => {
  const all = (name: OperationId): Backend => ({ [name]: async () => ({ data: [] }) });
  expectTypeOf(all('teamList')).toEqualTypeOf<Backend>();
});
