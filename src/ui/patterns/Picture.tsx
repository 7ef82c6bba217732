import { useAtomValue } from 'jotai';
import { Image } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { imageUrlAtom } from './imageUrl';

export interface PictureProps {
  /** A path from the server, or a local file. */
  source: string | File | null;
  /** The text alternative; empty if the text next to the picture says the same. */
  alt: string;
  /** Shown if there is no image or it fails to load. */
  standIn?: ReactNode;
  className?: string;
}

/** Screens set the size and the shape with `styled(Picture)`. */
const Frame = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  min-inline-size: 0;
  background: ${color.surface2};
  color: ${color.textMuted};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: inherit;
  }
`;

/** A picture that is loaded lazily and only from allowed origins (T3, T14). */
export function Picture({ source, className, ...props }: PictureProps) {
  return source instanceof File ? (
    <Frame className={className}>
      <FilePicture file={source} alt={props.alt} />
    </Frame>
  ) : (
    <ServerPicture path={source} className={className} {...props} />
  );
}

function ServerPicture(props: Omit<PictureProps, 'source'> & { path: string | null }) {
  const { path, alt, className, standIn = <Image size={32} /> } = props;
  const url = useAtomValue(imageUrlAtom)(path);
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || url === failed) {
    return (
      <Frame role={alt ? 'img' : undefined} aria-label={alt || undefined} className={className}>
        {standIn}
      </Frame>
    );
  }
  return (
    <Frame className={className}>
      <img
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(url)}
      />
    </Frame>
  );
}

function FilePicture({ file, alt }: { file: File; alt: string }) {
  return <img ref={usePreview(file)} alt={alt} />;
}

/** Shows a local file in an `<img>` and revokes its object URL (T14). */
function usePreview(file: File): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return picture;
}
