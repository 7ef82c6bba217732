import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import type { Order } from '../../core/orders/types';
import type { DescriptionRow } from '../primitives/layout/DescriptionList';
import messages from './messages.en.json';
import { useStatusLabel } from './OrderStatusChip';
import { PhoneLink } from './PhoneLink';

/** Labelled values of an order, by name. Each screen shows some of these values. */
export function useOrderFacts(order: Order) {
  return { ...useWordFacts(order), ...useMoneyFacts()(order) };
}

/** An amount of a bill, as a number and as formatted text. A discount is negative. */
export interface Charge extends DescriptionRow {
  id: string;
  amount: number | null;
}

/** Returns a function that lists the charges of an order as the detail screen shows them (A2). */
export function useCharges(): (order: Order) => Charge[] {
  const amountsOf = useMoneyFacts();
  return (order) => {
    const amounts = amountsOf(order);
    return [
      amounts.subtotal,
      amounts.couponDiscount,
      amounts.afterDiscount,
      amounts.platformFee,
      amounts.deliveryFee,
      amounts.tax,
      amounts.grandTotal,
      amounts.totalBill,
    ];
  };
}

export function useCustomerFacts({ customer }: Order): DescriptionRow[] {
  const { fact } = useFact();
  const phone = fact('phone', customer.phone);
  if (customer.phone) phone.value = <PhoneLink phone={customer.phone} />;
  return [
    fact('name', customer.name),
    phone,
    fact('address', customer.address),
    fact('landmark', customer.landmark),
    fact('addressTitle', customer.addressTitle),
  ];
}

function useFact() {
  const text = useText(messages);
  const none = NOTHING;
  const fact = (name: keyof typeof messages, value: string): DescriptionRow => ({
    label: text(name),
    value: clip(value) || none,
  });
  return { text, none, fact };
}

function useWordFacts(order: Order) {
  const { text, none, fact } = useFact();
  const { number } = useAtomValue(formatsAtom);
  const label = useStatusLabel();
  const { distanceKm } = order;
  return {
    orderId: fact('orderId', order.number),
    invoiceNumber: fact('invoiceNumber', order.invoiceNumber),
    transactionId: fact('transactionId', order.transactionId),
    status: fact('status', label(order.status)),
    verificationCode: fact('verificationCode', order.verificationCode),
    cookingTime: fact('cookingTime', order.cookingTime),
    deliveryTime: fact('deliveryTime', order.deliveryTime),
    distance: {
      label: text('distance'),
      value: distanceKm === null ? none : text('distanceKm', { km: number(distanceKm) }),
    },
    // The number is shown as it was sent and not as money, because the field may be a distance (b40).
    managementCharges: fact('managementCharges', order.managementCharges),
  };
}

/** The amounts of any order. Each screen has its own label for the packing fee (b41), with the other one below (c74). */
function useMoneyFacts() {
  const { text } = useFact();
  const { money, percentage } = useAtomValue(formatsAtom);
  const charge = (id: keyof typeof messages, amount: number | null, label = text(id)): Charge => ({
    id,
    label,
    value: money(amount),
    amount,
  });
  const sum = (id: keyof typeof messages, amount: number | null): Charge => ({
    ...charge(id, amount),
    isTotal: true,
  });
  return ({ bill }: Order) => {
    const { taxPercent } = bill;
    const tax =
      taxPercent === null ? text('taxPlain') : text('tax', { percent: percentage(taxPercent) });
    return {
      subtotal: charge('subtotal', bill.subtotal),
      couponDiscount: charge('couponDiscount', bill.coupon && -Math.abs(bill.coupon)),
      afterDiscount: charge('afterDiscount', bill.afterDiscount),
      packingFee: { ...charge('packingFee', bill.packingFee), note: text('platformFee') },
      platformFee: { ...charge('platformFee', bill.packingFee), note: text('packingFee') },
      deliveryFee: charge('deliveryFee', bill.deliveryFee),
      tax: charge('tax', bill.tax, tax),
      total: sum('total', bill.total),
      totalBill: sum('totalBill', bill.total),
      grandTotal: charge('grandTotal', bill.originalTotal),
    };
  };
}
