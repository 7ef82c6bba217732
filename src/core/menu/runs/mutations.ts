import { atom, type Getter } from 'jotai';
import { BadResponse } from '../../api/errors';
import { hasCapabilityAtom } from '../../capabilities';
import type { Wire } from '../../format/wireValues';
import {
  ChangedElsewhere,
  type MutationAtom,
  mutationAtom,
  type WriteOutcome,
} from '../../state/mutationAtom';
import { queryClientAtom } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom, servicesAtom } from '../../state/services';
import { readItem } from '../api';
import { menuKeys } from '../queries';
import type { MenuItem } from '../types';
import { toMenuItem } from '../wire';
import { sendBack } from '../write/api';
import { isWhole } from '../write/wire';
import { hasChanges, isSame, valueOf, withFields } from './fields';
import type { FieldChange, ItemChange, RunValue } from './types';
import { withChanges } from './wire';

/** The item was deleted. */
export class ItemGone extends Error {}

/** The item already has the changes, so nothing is sent. */
class NothingToSend extends Error {}

export class ItemChanged extends ChangedElsewhere {
  constructor(
    /** The values of the changed fields. */
    readonly found: readonly (RunValue | undefined)[],
  ) {
    super('The item has other values');
  }
}

/**
 * Reads an item, compares it with what the vendor saw, and sends the complete item back with the changes. Its lock is
 * the one of the item's switch, because each of them sends what the other one changes.
 */
const sendItemAtom = mutationAtom<ItemChange, Wire, void>((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const read = async ({ id }: ItemChange, signal: AbortSignal) => {
    const wire = await readItem(api, { restaurantId, id }, signal);
    if (!wire) throw new ItemGone();
    return wire;
  };
  return {
    key: [...menuKeys.all(restaurantId), 'stock'],
    operation: 'foodItemUpdate',
    row: ({ id }) => id,
    before: async (change, signal) => {
      const wire = await read(change, signal);
      check(wire, change.fields);
      return wire;
    },
    send: ({ id, fields }, { before = {} }) =>
      sendBack(
        api,
        { restaurantId, id },
        withChanges(before, fields),
        get(hasCapabilityAtom),
        pictureOf(fields),
      ),
    read,
    has: (wire, { fields }, before) => hasChanges(toMenuItem(wire), fields, toMenuItem(before)),
    invalidates: [],
  };
});

/**
 * Changes an item, in a run or alone, and shows the change in the cached menu. An item that already has the changes is
 * done.
 */
export const changeItemAtom: MutationAtom<ItemChange, void> = atom(
  (get) => get(sendItemAtom),
  async (get, set, change, begin): Promise<WriteOutcome<void>> => {
    const session = get(servicesAtom).session.signal();
    const sent = await set(sendItemAtom, change, begin);
    const isDone = sent.isDone || sent.failure instanceof NothingToSend;
    if (isDone && !session.aborted) await showChange(get, change);
    return isDone && !sent.isDone ? { isDone: true, answer: null } : sent;
  },
);

function pictureOf(fields: readonly FieldChange[]): File | undefined {
  return fields.find(({ file }) => file)?.file;
}

async function showChange(get: Getter, { id, fields }: ItemChange): Promise<void> {
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const queryKey = menuKeys.list(restaurantId);
  // A read in progress would restore the old value.
  await cache.cancelQueries({ queryKey });
  cache.setQueryData<MenuItem[]>(queryKey, (items) =>
    items?.map((item) => (item.id === id ? withFields(item, fields) : item)),
  );
  void cache.invalidateQueries({ queryKey: menuKeys.item(restaurantId, id) });
}

function check(wire: Wire, fields: readonly FieldChange[]): void {
  if (!isWhole(wire)) throw new BadResponse('The item is incomplete');
  const item = toMenuItem(wire);
  if (hasChanges(item, fields)) throw new NothingToSend();
  const found = fields.map((change) => valueOf(item, change));
  const isExpected = fields.every(
    ({ from, to }, at) => isSame(found[at], from) || isSame(found[at], to),
  );
  if (!isExpected) throw new ItemChanged(found);
}
