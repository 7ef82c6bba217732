import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { shrinkPhoto } from '../../core/uploads/shrinkPhoto';

/** The largest photo that is sent, in bytes (c113). */
const MAX_BYTES = 300_000;

/** A photo of the camera, made smaller. */
export function usePhoto() {
  const [state, setState] = useState<{ photo: File | null; hasFailed: boolean }>({
    photo: null,
    hasFailed: false,
  });
  const [isPreparing, setPreparing] = useState(false);
  const last = useRef(0);
  useEffect(() => () => void (last.current = -1), []);
  return {
    ...state,
    isPreparing,
    async onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
      const [file] = [...(input.files ?? [])];
      // Without this, choosing the same file again fires no change event.
      input.value = '';
      // A camera that was closed leaves the photo that was taken before.
      if (!file) return;
      last.current += 1;
      const turn = last.current;
      setPreparing(true);
      const small = await shrinkPhoto(file, MAX_BYTES);
      if (turn !== last.current) return;
      const photo = small && new File([small], 'bag.jpg', { type: small.type });
      setState({ photo, hasFailed: photo === null });
      setPreparing(false);
    },
  };
}
