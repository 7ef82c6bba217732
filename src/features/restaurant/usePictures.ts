import { useRef, useState } from 'react';
import { type PictureProblem, preparePicture } from '../../core/uploads/preparePicture';

export const IMAGES = 'image/*';

/** A picture of this device that was picked and not sent yet. */
export interface NewPicture {
  id: number;
  file: File;
  /** Its owner knows it by this one. */
  pickedName: string;
  isLarge: boolean;
}

export interface RefusedPicture {
  pickedName: string;
  problem: PictureProblem;
}

/** The pictures that the next update takes along: one banner, and any number for the gallery. */
export function usePictures() {
  const lastId = useRef(0);
  const [banner, setBanner] = useState<NewPicture | null>(null);
  const [files, setFiles] = useState<readonly NewPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const [checking, setChecking] = useState(0);

  async function prepare(picked: readonly File[], place: 'banner' | 'gallery') {
    setChecking((count) => count + 1);
    setRefused([]);
    const good: NewPicture[] = [];
    for (const original of picked) {
      lastId.current += 1;
      const id = lastId.current;
      const pickedName = original.name;
      const name = place === 'banner' ? 'banner' : `gallery-${id}`;
      const made = await preparePicture(original, name);
      if ('file' in made) good.push({ id, pickedName, ...made });
      else setRefused((before) => [...before, { pickedName, problem: made.problem }]);
    }
    setChecking((count) => count - 1);
    return good;
  }

  return {
    banner,
    files,
    refused,
    isChecking: checking > 0,
    isDirty: banner !== null || files.length > 0,
    async pickBanner(picked: readonly File[]): Promise<void> {
      const [first] = await prepare(picked.slice(0, 1), 'banner');
      if (first) setBanner(first);
    },
    async pickFiles(picked: readonly File[]): Promise<void> {
      const good = await prepare(picked, 'gallery');
      setFiles((before) => [...before, ...good]);
    },
    dropBanner: () => setBanner(null),
    dropFile: (id: number) => setFiles((before) => before.filter((one) => one.id !== id)),
    /** These have been sent; what was picked meanwhile stays. */
    forget(sent: readonly File[]): void {
      setBanner((now) => (now && sent.includes(now.file) ? null : now));
      setFiles((before) => before.filter(({ file }) => !sent.includes(file)));
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
