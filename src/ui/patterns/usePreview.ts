import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Shows a local file in an `<img>` and revokes its object URL (T14). */
export function usePreview(file: File): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return picture;
}
