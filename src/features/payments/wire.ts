import { amount } from '../../core/format/wireAmount';
import { list, toText, type Wire } from '../../core/format/wireValues';
import { searchKey } from '../../core/text/textKey';
import { LOG_STATUSES, type LogStatus, type PaymentLog } from './types';

export function toLogs(group: Wire): PaymentLog[] {
  const day = toText(group.title);
  return list(group.data).map((wire) => toLog(wire, day));
}

function toLog(wire: Wire, day: string): PaymentLog {
  const rawStatus = toText(wire.status);
  const log = {
    id: toText(wire._id) || toText(wire.transaction_number),
    day,
    orderNumber: toText(wire.order_id),
    name: toText(wire.name),
    transaction: toText(wire.transaction_number),
    amount: amount(wire.total_amount),
    type: toText(wire.transaction_type),
  };
  const { orderNumber, name, transaction, type } = log;
  const words = [day, orderNumber, name, transaction, toText(log.amount), type, rawStatus];
  const status = toStatus(rawStatus);
  return { ...log, status, rawStatus, words: searchKey(words) };
}

function toStatus(raw: string): LogStatus | 'unknown' {
  const status = LOG_STATUSES.find((candidate) => candidate === raw.trim().toLowerCase());
  return status && status !== 'all' ? status : 'unknown';
}
