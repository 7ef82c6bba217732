import { BadResponse } from '../api/errors';
import type { ApiClient } from '../api/types';
import { hasCapabilityAtom } from '../capabilities';
import type { Wire } from '../format/wireValues';
import { isDeleted } from '../state/isDeleted';
import { isSaved } from '../state/isSaved';
import { mutationAtom } from '../state/mutationAtom';
import { queryClientAtom } from '../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../state/services';
import type { SwitchInput } from '../state/useListSwitch';
import { fetchItem, fetchMenu, readItem } from './api';
import { fieldsOf, type Has, type ItemField, isOffered, recordOf } from './itemTable';
import { menuKeys } from './queries';
import type { ItemDraft, ItemRef, MenuItem, SaveItem } from './types';
import { toMenuItem } from './wire';
import { createItem, deleteItem, setInStock, snoozeItem, updateItem } from './write/api';

/** A missing price is sent as zero, and a backend may have no list of codes for an empty one. */
const AS_SENT = {
  ...recordOf(
    fieldsOf('choices'),
    () => (now: string | null, sent: string | null) => (now ?? '') === (sent ?? ''),
  ),
  basePrice: (now: number | null, sent: number | null) => (now ?? 0) === (sent ?? 0),
};

/** The backend gives the options of a new item their ids. */
const OF_NEW_ITEM = {
  ...AS_SENT,
  variantGroups: isSameWithoutIds<MenuItem['variantGroups']>,
  addonGroups: isSameWithoutIds<MenuItem['addonGroups']>,
};

function isSameWithoutIds<Groups>(now: Groups, sent: Groups): boolean {
  const [one, other] = [now, sent].map((groups) =>
    JSON.stringify(groups, (name, value: unknown) => (name === 'id' ? undefined : value)),
  );
  return one === other;
}

/** The fields of a draft that are sent. */
function sentOf(draft: ItemDraft, has: Has): ItemDraft {
  const fields = Object.entries(draft).filter(([field]) => isOffered(field as ItemField, has));
  return Object.fromEntries(fields) as unknown as ItemDraft;
}

/** Create this atom in `useMemo`. */
export function createSaveItemAtom(id: string) {
  return mutationAtom<SaveItem, MenuItem, void>((get) => {
    const api = get(apiAtom);
    const ref = { restaurantId: get(restaurantIdAtom), id };
    const all = menuKeys.all(ref.restaurantId);
    return {
      key: [...all, 'save', id],
      operation: 'foodItemUpdate',
      before: ({ seen }) => seen,
      send: (input, call) => updateItem(api, ref, input, get(hasCapabilityAtom), call),
      read: async (_input, signal) => {
        const item = await fetchItem(api, ref, signal);
        if (!item) throw new BadResponse('The item is gone');
        return item;
      },
      // The server chooses the path of a new picture, so a new path proves that the picture was saved.
      has: (now, { draft, image }, before) =>
        isSaved(now, sentOf(draft, get(hasCapabilityAtom)), AS_SENT) &&
        (!image || now.image !== before.image),
      invalidates: [all],
    };
  });
}

/** Adds an item to the menu. */
export const addItemAtom = mutationAtom<SaveItem, readonly MenuItem[], void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const all = menuKeys.all(restaurantId);
  const read = (signal: AbortSignal) => fetchMenu(api, restaurantId, signal);
  return {
    key: [...all, 'add'],
    operation: 'foodItemCreate',
    before: (_input, signal) =>
      cache.getQueryData<MenuItem[]>(menuKeys.list(restaurantId)) ??
      read(signal).catch(() => undefined),
    send: (input, call) => createItem(api, restaurantId, input, get(hasCapabilityAtom), call),
    read: (_input, signal) => read(signal),
    has: (items, { draft }, before) => {
      const existingIds = new Set(before.map(({ id }) => id));
      const sent = sentOf(draft, get(hasCapabilityAtom));
      return items.some((item) => !existingIds.has(item.id) && isSaved(item, sent, OF_NEW_ITEM));
    },
    invalidates: [all],
  };
});

/** Create this atom in `useMemo`. */
export function createDeleteItemAtom(id: string) {
  return mutationAtom<void, readonly MenuItem[], void>((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const all = menuKeys.all(restaurantId);
    const list = menuKeys.list(restaurantId);
    return {
      key: [...all, 'delete', id],
      operation: 'foodItemDelete',
      before: () => cache.getQueryData<MenuItem[]>(list),
      send: () => deleteItem(api, { restaurantId, id }),
      read: (_input, signal) => fetchMenu(api, restaurantId, signal),
      has: (items, _input, before) => isDeleted(items, id, before),
      apply: () =>
        cache.setQueryData<MenuItem[]>(list, (items) => items?.filter((item) => item.id !== id)),
      invalidates: [all],
    };
  });
}

/**
 * Reads the item first and sends the complete item back, so that only its stock status changes (c13). `useListSwitch`
 * updates the list.
 */
export const setInStockAtom = mutationAtom<SwitchInput<Pick<MenuItem, 'id'>>, Wire, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const read = ({ row: { id } }: { row: { id: string } }, signal: AbortSignal) =>
    readWhole(api, { restaurantId, id }, signal);
  return {
    key: [...menuKeys.all(restaurantId), 'stock'],
    operation: 'foodItemUpdate',
    row: ({ row }) => row.id,
    before: read,
    send: ({ row: { id }, isOn }, { before }) =>
      setInStock(api, { restaurantId, id }, before ?? {}, isOn, get(hasCapabilityAtom)),
    read,
    has: (wire, { isOn }) => toMenuItem(wire).isInStock === isOn,
    apply: ({ row: { id } }) =>
      void cache.invalidateQueries({ queryKey: menuKeys.item(restaurantId, id) }),
    invalidates: [],
  };
});

async function readWhole(api: ApiClient, ref: ItemRef, signal: AbortSignal): Promise<Wire> {
  const wire = await readItem(api, ref, signal);
  if (!wire) throw new BadResponse('The item is gone');
  return wire;
}

/** Takes an item out of stock; the backend puts it back by itself (capability `menu.snooze`). */
export const snoozeItemAtom = mutationAtom<{ id: string; until: number }, MenuItem, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const all = menuKeys.all(restaurantId);
  return {
    key: [...all, 'stock'],
    operation: 'foodItemSnooze',
    row: ({ id }) => id,
    before: ({ id }) =>
      cache.getQueryData<MenuItem[]>(menuKeys.list(restaurantId))?.find((item) => item.id === id),
    send: ({ id, until }) => snoozeItem(api, { restaurantId, id }, until),
    read: async ({ id }, signal) => {
      const item = await fetchItem(api, { restaurantId, id }, signal);
      if (!item) throw new BadResponse('The item is gone');
      return item;
    },
    has: (item, { until }) => item.outUntil === until,
    invalidates: [all],
  };
});
