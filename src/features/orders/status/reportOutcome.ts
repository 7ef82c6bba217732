import { clip } from '../../../core/format/wireValues';
import type { useTranslate } from '../../../core/messages/useText';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import type { Notify } from '../../../core/state/services';
import statusMessages from '../../../ui/orders/messages.en.json';
import orderMessages from '../messages.en.json';
import messages from './messages.en.json';
import type { ChangeOutcome, StatusChange } from './types';

interface Reporting {
  translate: ReturnType<typeof useTranslate>;
  notify: Notify;
}

/** Shows the toast for the outcome of a change (A8). */
export function reportOutcome(
  reporting: Reporting,
  { order, to }: StatusChange,
  outcome: ChangeOutcome,
): void {
  const { translate, notify } = reporting;
  const text = translate(messages);
  const orderText = translate(orderMessages);
  switch (outcome.result) {
    case 'applied':
      return notify.success(text(to === 'declined' ? 'orderRejected' : 'orderUpdated'), {
        detail: orderText('orderNumber', { number: clip(order.number) }),
      });
    case 'refused':
      return reportRefusal(reporting, order, outcome);
    case 'changedElsewhere':
      return notify.info(
        text('changedElsewhere', { status: nameOf(translate, outcome.now.status) }),
      );
    case 'notApplied':
      return notify.error(orderText('notApplied'));
    case 'unconfirmed':
      return notify.error(orderText('unconfirmed'));
  }
}

function reportRefusal(
  { translate, notify }: Reporting,
  order: Order,
  { status, serverMessage, now }: Extract<ChangeOutcome, { result: 'refused' }>,
): void {
  const text = translate(messages);
  const isElsewhere = now !== null && now.rawStatus !== order.rawStatus;
  const reason = serverMessage || (status === 404 && text('noRider'));
  if (reason) notify.error(reason);
  else if (!isElsewhere) notify.error(text('refused'));
  if (isElsewhere) notify.info(text('changedElsewhere', { status: nameOf(translate, now.status) }));
}

function nameOf(translate: Reporting['translate'], status: Order['status']): string {
  return translate(statusMessages)(statusFacts(status).label);
}
