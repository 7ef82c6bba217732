import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/Layout';
import { Heading, Text } from '../../../ui/primitives/Text';
import { font } from '../../../ui/theme/theme';
import { GALLERY_STEP } from '../gallery';
import messages from '../messages.en.json';
import type { GalleryImage } from '../types';
import { DeleteImage } from './DeleteImage';
import { GalleryGrid } from './GalleryGrid';

const Title = styled(Heading)`
  outline: none;
  font-size: ${font.size.sm};
`;

interface GalleryProps {
  images: readonly GalleryImage[];
  isLocked: boolean;
}

/** Four pictures, and four more each time (specification B 2). */
export function Gallery({ images, isLocked }: GalleryProps) {
  const text = useText(messages);
  const title = useRef<HTMLHeadingElement>(null);
  const [limit, setLimit] = useState(GALLERY_STEP);
  const [asked, setAsked] = useState<GalleryImage | null>(null);
  const shown = images.slice(0, limit);
  const deleted = () => {
    setAsked(null);
    // The button that had the focus is gone with its picture.
    requestAnimationFrame(() => title.current?.focus());
  };
  return (
    <>
      <Row justify="space-between">
        <Title as="h3" ref={title} tabIndex={-1}>
          {text('gallery')}
        </Title>
        <Text size="sm" tone="textMuted">
          {images.length > GALLERY_STEP
            ? text('galleryShown', { shown: shown.length, count: images.length })
            : text('galleryCount', { count: images.length })}
        </Text>
      </Row>
      {images.length === 0 && (
        <Text size="sm" tone="textMuted">
          {text('galleryEmpty')}
        </Text>
      )}
      <GalleryGrid images={shown} onDelete={isLocked ? undefined : setAsked} />
      {images.length > limit && (
        <Row justify="center">
          <Button onClick={() => setLimit(limit + GALLERY_STEP)}>{text('viewMore')}</Button>
        </Row>
      )}
      {asked && <DeleteImage image={asked} onCancel={() => setAsked(null)} onDone={deleted} />}
    </>
  );
}
