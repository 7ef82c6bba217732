import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useText } from '../../../core/messages/useText';
import { apiAtom, notifyAtom, restaurantIdAtom, servicesAtom } from '../../../core/state/services';
import { useLatest } from '../../../ui/useLatest';
import { fetchOrder, type Order } from '../../orders/public';
import { addPrintAtom } from '../device/prints';
import { settingsAtom, SILENT_MS } from '../device/settings';
import { addUnprintedAtom, endInterruptedAtom, removeUnprintedAtom } from '../device/unprinted';
import messages from '../messages.en.json';
import { reasonOf } from './reasonOf';
import { startAutomaticPrinting } from './startAutomaticPrinting';
import type { PrintOrder } from './usePrint';

/** Prints accepted orders while it is mounted. */
export function AutomaticPrinting({ print }: { print: PrintOrder }) {
  const store = useStore();
  const restaurantId = useAtomValue(restaurantIdAtom);
  const actions = useLatest(useActions(print));
  useEffect(() => {
    if (!restaurantId) return;
    return startAutomaticPrinting({
      store,
      onStart: () => actions.current.endInterrupted(),
      take: (orders) => actions.current.take(orders),
      print: (order) => actions.current.print(order),
    });
  }, [store, restaurantId, actions]);
  return null;
}

function useActions(print: PrintOrder) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { session } = useAtomValue(servicesAtom);
  const settings = useAtomValue(settingsAtom);
  const setSettings = useSetAtom(settingsAtom);
  const addPrint = useSetAtom(addPrintAtom);
  const add = useSetAtom(addUnprintedAtom);
  const remove = useSetAtom(removeUnprintedAtom);
  const endInterrupted = useSetAtom(endInterruptedAtom);
  const { copies } = settings;
  const kinds = settings.kinds === 'both' ? (['kot', 'bill'] as const) : [settings.kinds];
  const ticketsOf = ({ id, number }: Order) => kinds.map((kind) => ({ id, number, kind, copies }));

  /** Another tab that has accepted the order does not send the preparation time. */
  async function complete(order: Order): Promise<Order> {
    if (order.cookingTime) return order;
    return (await fetchOrder(api, order, session.signal()).catch(() => null)) ?? order;
  }

  return {
    endInterrupted() {
      // They may be on paper, so the next one is a copy.
      for (const { id, kind } of endInterrupted(text('interrupted'))) {
        addPrint({ orderId: id, kind });
      }
    },
    take(orders: readonly Order[]) {
      for (const ticket of orders.flatMap(ticketsOf)) add(ticket, '');
    },
    async print(order: Order) {
      const known = await complete(order);
      for (const ticket of ticketsOf(order)) {
        const { kind } = ticket;
        try {
          const { tookMs } = await print({ order: known, kind, copies });
          remove(ticket);
          if (tookMs < SILENT_MS) continue;
          setSettings({ ...settings, isAutomatic: false, isSilent: false });
          notify.error(text('automaticOff'));
        } catch (error) {
          add(ticket, reasonOf(error, text));
        }
      }
    },
  };
}
