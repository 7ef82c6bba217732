import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { hasCapabilityAtom } from '../../core/capabilities';
import { clockAtom } from '../../core/clock/state';
import { clip } from '../../core/format/wireValues';
import type { ProofLine } from '../../core/orders/proof/types';
import { strikesAtom } from '../../core/orders/strikes/state';
import { struckLines } from '../../core/orders/strikes/strikes';
import type { Order, OrderItem } from '../../core/orders/types';
import { variantName } from '../../core/orders/work/inWork';
import { lineKeys } from '../../core/orders/work/lineKeys';

/** The dishes of an order with their ticks. What is crossed off in the kitchen is ticked at first. */
export function useTicks(order: Order) {
  const strikes = useAtomValue(strikesAtom);
  const isShared = useAtomValue(hasCapabilityAtom)('orders.items');
  const clock = useAtomValue(clockAtom);
  const [ticked, setTicked] = useState(() =>
    struckLines(order, { strikes, isShared, now: clock.now() }),
  );
  const keys = lineKeys(order.items);
  const lines = order.items.map((item, at) => ({ key: keys[at] ?? '', item }));
  return {
    lines: lines.map((line) => ({ ...line, isTicked: ticked.has(line.key) })),
    /** How many are not ticked. */
    left: lines.filter(({ key }) => !ticked.has(key)).length,
    toggle: (key: string) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    tickAll: () => setTicked(new Set(keys)),
    toProofLines: () =>
      lines.filter(({ key }) => ticked.has(key)).map(({ item }) => toProofLine(item)),
  };
}

export function nameOf(item: OrderItem): string {
  return clip(variantName(item));
}

function toProofLine(item: OrderItem): ProofLine {
  return { lineId: item.lineId, name: nameOf(item), quantity: item.quantity };
}
