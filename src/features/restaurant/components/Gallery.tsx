import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Heading, Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { font } from '../../../ui/theme/theme';
import { GALLERY_STEP, type GalleryImage } from '../data';
import messages from '../messages.en.json';
import { DeleteImage } from './DeleteImage';
import { PictureGrid } from './PictureGrid';

const Title = styled(Heading)`
  outline: none;
  font-size: ${font.size.sm};
`;

interface GalleryProps {
  images: readonly GalleryImage[];
  isLocked: boolean;
}

/** Four pictures, and four more with each click (B2). */
export function Gallery({ images, isLocked }: GalleryProps) {
  const text = useText(messages);
  const title = useRef<HTMLHeadingElement>(null);
  const [limit, setLimit] = useState(GALLERY_STEP);
  const [deleting, setDeleting] = useState<GalleryImage | null>(null);
  const shown = images.slice(0, limit);
  const deleted = () => {
    setDeleting(null);
    // The focused button was removed together with its picture, so the title gets the focus.
    requestAnimationFrame(() => title.current?.focus());
  };
  return (
    <>
      <Row justify="space-between">
        <Title as="h3" ref={title} tabIndex={-1}>
          {text('gallery')}
        </Title>
        <Quiet as="p">
          {images.length > GALLERY_STEP
            ? text('galleryShown', { shown: shown.length, count: images.length })
            : text('galleryCount', { count: images.length })}
        </Quiet>
      </Row>
      {images.length === 0 && <Quiet as="p">{text('galleryEmpty')}</Quiet>}
      {shown.length > 0 && (
        <PictureGrid
          label={text('gallery')}
          pictures={shown.map(({ index, path }) => ({
            key: `${index} ${path}`,
            source: path,
            alt: text('imageAlt', { position: index + 1 }),
            removeLabel: text('deleteImage', { position: index + 1 }),
          }))}
          icon={<Trash2 size={18} />}
          onRemove={isLocked ? undefined : (index) => setDeleting(shown[index] ?? null)}
        />
      )}
      {images.length > limit && (
        <Row justify="center">
          <Button onClick={() => setLimit(limit + GALLERY_STEP)}>{text('viewMore')}</Button>
        </Row>
      )}
      {deleting && (
        <DeleteImage image={deleting} onCancel={() => setDeleting(null)} onDone={deleted} />
      )}
    </>
  );
}
