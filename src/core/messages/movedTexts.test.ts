import { expect, test } from 'vitest';
import { hindi } from '../../locales/hi';
import type { PartialMessages } from '../contracts';
import { compileMessages } from './compileMessages';
import { messageArguments } from './messageArguments';
import { movedTexts } from './movedTexts';

/** Former keys that hosts can use. Add rows, but do not remove any. */
const FORMER = {
  orders:
    'quantity each statusWaiting statusCooking statusPacking statusReady statusCompleted statusDeclined ' +
    'statusUnknown tabPacked orderReady tabAll tabNew tabPreparing tabPacking tabReady orderCooked ' +
    'readyForPickup waitingForRider rejectTitle rejectText rejectConfirm keepOrder acceptTitle acceptText ' +
    'preparationTime acceptConfirm timeRequired orderUpdated orderRejected noRider refused changedElsewhere ' +
    'unconfirmedBanner ringing newOrdersBar viewNew soundBlocked silence orderCancelled deviceTitle ' +
    'soundLabel soundHelp',
  ordersDetail: 'paid paymentFailed paymentPending discounted surcharged',
  ordersKitchen: 'packed notSent orderReady orderCooked readyForPickup',
  ordersFacts:
    'orderId invoiceNumber transactionId status verificationCode cookingTime distance distanceKm ' +
    'deliveryTime name phone address landmark addressTitle subtotal couponDiscount afterDiscount packingFee ' +
    'platformFee managementCharges deliveryFee tax taxPlain total totalBill grandTotal none',
  menuStock:
    'notReached runOut runIn progress stop leaveTitle leaveText close doneOut doneIn failed unsent retry ' +
    'refused locked lost unread searchMenu menuItems pickCount',
  store:
    'pause changePause busy busyNow pausedTitle maybePaused maybeStillPaused left pausedReason ' +
    'pausedHere resume pauseTitle pauseText howLong minutes untilOpening why too_busy staff ' +
    'equipment closing other pauseConfirm busyTitle busyText moreTime notBusy plusMinutes save ' +
    'paused resumed busySaved busyEnded failed pauseLost resumeLost busyLost lost notReached',
  history: 'statusCompleted statusDeclined filters filterSet filterRemove filterClear',
  menu: 'delete',
  menuEdit: 'cancel groupRequired',
  restaurant: 'delete',
  team: 'cancel delete moreActions',
  timings: 'cancel deleteAction',
};

const rows = Object.entries(movedTexts).flatMap(([name, keys]) =>
  Object.entries(keys).map(([key, id]) => ({ from: `${name}.${key}`, id })),
);

test('every former key of a text is still known', () => {
  const former = Object.entries(FORMER).flatMap(([name, keys]) =>
    keys.split(' ').map((key) => `${name}.${key}`),
  );

  expect(rows.map(({ from }) => from)).toEqual(former);
});

test.each(rows)('a text for $from replaces $id', ({ from, id }) => {
  const [[name = '', key = ''], [catalogue = '', current = '']] = [from.split('.'), id.split('.')];
  const all: Record<string, Record<string, object>> = messageArguments;
  const values = Object.keys(all[catalogue]?.[current] ?? {}).map((argument) => `{${argument}}`);
  const { texts, problems } = compileMessages({ [name]: { [key]: `Ours ${values.join('')}` } });

  expect(problems).toEqual([]);
  expect(JSON.stringify(texts[catalogue]?.[current])).toContain('Ours ');
});

test('a text with its former key replaces that of a language pack', () => {
  const messages: PartialMessages = {
    ...hindi,
    orders: { ...hindi.orders, statusReady: 'Waiting for the rider' },
  };
  const { texts } = compileMessages(messages);

  expect(texts['uiOrders']?.['statusReady']).toBe('Waiting for the rider');
  expect(texts['uiOrders']?.['statusCooking']).toEqual(hindi.uiOrders.statusCooking);
});

test('an invalid text is reported with the key that the host has written', () => {
  const { problems } = compileMessages({ ordersFacts: { tax: 'VAT' } });

  expect(problems.map(({ hint }) => hint)).toEqual(['ordersFacts.tax: {percent} is missing.']);
});
