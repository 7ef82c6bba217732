import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { menuAtom } from '../../core/menu/queries';
import type { ItemChange } from '../../core/menu/runs/types';
import type { MenuItem } from '../../core/menu/types';
import { matchPictures } from './matchPictures';
import type { ReadPicture } from './usePictures';

const NO_ITEMS: readonly MenuItem[] = [];

/** The item of each picture: the one that its name means, until the vendor chooses. */
export function useAssigned(pictures: readonly ReadPicture[]) {
  const { data } = useAtomValue(menuAtom);
  const menu = data ?? NO_ITEMS;
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const items = useMemo(() => new Map(menu.map((item) => [item.id, item])), [menu]);
  const matches = useMemo(() => {
    const good = pictures.filter(({ file }) => file !== null);
    const found = matchPictures(
      good.map(({ name }) => name),
      menu,
    );
    return new Map(good.map(({ key }, at) => [key, found[at]]));
  }, [pictures, menu]);

  const assigned = pictures.map((picture) => {
    const match = matches.get(picture.key);
    const own = chosen.get(picture.key);
    const item = items.get(own ?? match?.itemId ?? '');
    return { picture, item, note: own === undefined ? (match?.note ?? null) : null };
  });
  const used = assigned.filter(({ item }) => item !== undefined);
  const isDoubled = (item: MenuItem | undefined) =>
    item !== undefined && used.filter((row) => row.item === item).length > 1;
  const rows = assigned.map((row) => ({ ...row, isDoubled: isDoubled(row.item) }));
  const changes = used.flatMap(({ picture: { file }, item }): ItemChange[] =>
    file && item
      ? [{ id: item.id, fields: [{ field: 'image', from: item.image, to: null, file }] }]
      : [],
  );
  return {
    isReady: data !== undefined,
    rows,
    changes,
    counts: {
      unmatched: rows.filter(({ note }) => note !== null).length,
      replaced: used.filter(({ item }) => item?.image).length,
      doubled: rows.filter((row) => row.isDoubled).length,
    },
    choose: (key: number, itemId: string) => setChosen((now) => new Map(now).set(key, itemId)),
  };
}
