import type { messageArguments } from './messageArguments';

type Catalogues = typeof messageArguments;
type TextId = {
  [Name in keyof Catalogues]: `${Name}.${keyof Catalogues[Name] & string}`;
}[keyof Catalogues];

/**
 * Former catalogues and keys of texts, each with the current one. A host may still replace a text by its
 * former key. Do not remove rows.
 */
export const movedTexts = {
  orders: {
    quantity: 'uiOrders.quantity',
    each: 'uiOrders.each',
    statusWaiting: 'uiOrders.statusWaiting',
    statusCooking: 'uiOrders.statusCooking',
    statusPacking: 'uiOrders.statusPacking',
    statusReady: 'uiOrders.statusReady',
    statusCompleted: 'uiOrders.statusCompleted',
    statusDeclined: 'uiOrders.statusDeclined',
    statusUnknown: 'uiOrders.statusUnknown',
    tabPacked: 'orders.tabPacking',
    orderReady: 'orders.orderCooked',
  },
  ordersDetail: {
    paid: 'uiOrders.paid',
    paymentFailed: 'uiOrders.paymentFailed',
    paymentPending: 'uiOrders.paymentPending',
    discounted: 'uiOrders.discounted',
    surcharged: 'uiOrders.surcharged',
  },
  ordersKitchen: {
    packed: 'ordersKitchen.packing',
    orderReady: 'ordersKitchen.orderCooked',
  },
  ordersFacts: {
    orderId: 'uiOrders.orderId',
    invoiceNumber: 'uiOrders.invoiceNumber',
    transactionId: 'uiOrders.transactionId',
    status: 'uiOrders.status',
    verificationCode: 'uiOrders.verificationCode',
    cookingTime: 'uiOrders.cookingTime',
    distance: 'uiOrders.distance',
    distanceKm: 'uiOrders.distanceKm',
    deliveryTime: 'uiOrders.deliveryTime',
    name: 'uiOrders.name',
    phone: 'uiOrders.phone',
    address: 'uiOrders.address',
    landmark: 'uiOrders.landmark',
    addressTitle: 'uiOrders.addressTitle',
    subtotal: 'uiOrders.subtotal',
    couponDiscount: 'uiOrders.couponDiscount',
    afterDiscount: 'uiOrders.afterDiscount',
    packingFee: 'uiOrders.packingFee',
    platformFee: 'uiOrders.platformFee',
    managementCharges: 'uiOrders.managementCharges',
    deliveryFee: 'uiOrders.deliveryFee',
    tax: 'uiOrders.tax',
    taxPlain: 'uiOrders.taxPlain',
    total: 'uiOrders.total',
    totalBill: 'uiOrders.totalBill',
    grandTotal: 'uiOrders.grandTotal',
    none: 'uiOrders.none',
  },
} as const satisfies Record<string, Record<string, TextId>>;
