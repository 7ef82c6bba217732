import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Shows a picture of this device in an `<img>`; its address is given back with it (safety T14). */
export function usePreview(file: File): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return picture;
}
