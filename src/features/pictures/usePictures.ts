import { useEffect, useRef, useState } from 'react';
import type { FileProblem } from '../../core/uploads/fileChoice';
import { lookAt, type PictureLook } from '../../core/uploads/pictureAdvice';
import { preparePicture } from '../../core/uploads/preparePicture';

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
