import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { menuAtom } from '../../core/menu/queries';
import type { ItemChange } from '../../core/menu/runs/types';
import type { MenuItem } from '../../core/menu/types';
import type { FileProblem } from '../../core/uploads/fileChoice';
import { lookAt, type PictureLook } from '../../core/uploads/pictureAdvice';
import { preparePicture } from '../../core/uploads/preparePicture';
import { matchPictures } from './matchPictures';

/** A checked file. */
export interface ReadPicture {
  key: number;
  name: string;
  /** The file to send; `null` if it was refused. */
  file: File | null;
  problem: FileProblem | null;
  look: PictureLook | null;
}

/** Checks files one by one, because decoding several large photos at once would fill a phone's memory. */
export function usePictures(first: readonly File[]) {
  const [pictures, setPictures] = useState<readonly ReadPicture[]>([]);
  const [total, setTotal] = useState(0);
  const waiting = useRef<File[]>([]);
  const isReading = useRef(false);
  const isOpen = useRef(true);

  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) waiting.current.push(file);
    setTotal((now) => now + files.length);
    if (isReading.current) return;
    isReading.current = true;
    for (
      let next = waiting.current.shift();
      next && isOpen.current;
      next = waiting.current.shift()
    ) {
      const picture = await readPicture(next);
      setPictures((now) => [...now, { ...picture, key: now.length }]);
    }
    isReading.current = false;
  }

  const addFirst = useRef<(() => void) | null>(() => void add(first));
  useEffect(() => {
    isOpen.current = true;
    addFirst.current?.();
    // Once only: StrictMode runs the effect twice.
    addFirst.current = null;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return { pictures, total, add };
}

async function readPicture(picked: File): Promise<Omit<ReadPicture, 'key'>> {
  const { name } = picked;
  const verdict = await preparePicture(picked, 'dish');
  if ('problem' in verdict) return { name, file: null, problem: verdict.problem, look: null };
  const look = await lookAt(verdict.file).catch(() => null);
  return { name, file: verdict.file, problem: null, look };
}

const NO_ITEMS: readonly MenuItem[] = [];

/** The item of each picture: the one that its name means, until the vendor chooses. */
export function useAssigned(pictures: readonly ReadPicture[]) {
  const { data } = useAtomValue(menuAtom);
  const menu = data ?? NO_ITEMS;
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const items = useMemo(() => new Map(menu.map((item) => [item.id, item])), [menu]);
  const matches = useMemo(() => {
    const good = pictures.filter(({ file }) => file !== null);
    const pictureMatches = matchPictures(
      good.map(({ name }) => name),
      menu,
    );
    return new Map(good.map(({ key }, at) => [key, pictureMatches[at]]));
  }, [pictures, menu]);

  const assigned = pictures.map((picture) => {
    const match = matches.get(picture.key);
    const chosenId = chosen.get(picture.key);
    const item = items.get(chosenId ?? match?.itemId ?? '');
    return { picture, item, note: chosenId === undefined ? (match?.note ?? null) : null };
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
