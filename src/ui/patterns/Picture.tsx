import { useAtomValue } from 'jotai';
import { Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { imageAddressAtom } from '../../core/images/imageAddressAtom';
import { usePreview } from '../../core/uploads/usePreview';
import { color } from '../theme/theme';

export interface PictureProps {
  /** As the server named it, or a file of this device. */
  source: string | File | null;
  /** Empty where the words beside it say it already. */
  alt: string;
  /** Drawn when there is no picture, or it did not load. */
  standIn?: ReactNode;
  className?: string;
}

/** Its size and shape are the screen's: `styled(Picture)`. */
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

/** Any picture of the portal: loaded when it is near, and never from where it must not (T3, T14). */
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
  const { path, alt, className, standIn = <Image size={32} aria-hidden="true" /> } = props;
  const address = useAtomValue(imageAddressAtom)(path);
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || address === failed) {
    return (
      <Frame role={alt ? 'img' : undefined} aria-label={alt || undefined} className={className}>
        {standIn}
      </Frame>
    );
  }
  return (
    <Frame className={className}>
      <img
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
      />
    </Frame>
  );
}

function FilePicture({ file, alt }: { file: File; alt: string }) {
  return <img ref={usePreview(file)} alt={alt} />;
}
