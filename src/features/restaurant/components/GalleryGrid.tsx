import { Trash2 } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { IconButton } from '../../../ui/primitives/IconButton';
import messages from '../messages.en.json';
import type { GalleryImage } from '../types';
import { Corner, Grid, Thumb, Tile } from './galleryStyles';

interface GalleryGridProps {
  images: readonly GalleryImage[];
  /** Absent while the profile is locked. */
  onDelete: ((image: GalleryImage) => void) | undefined;
}

export function GalleryGrid({ images, onDelete }: GalleryGridProps) {
  const text = useText(messages);
  if (images.length === 0) return null;
  return (
    <Grid aria-label={text('gallery')}>
      {images.map((image) => {
        const position = image.index + 1;
        return (
          <Tile key={`${image.index} ${image.path}`}>
            <Thumb source={image.path} alt={text('imageAlt', { position })} />
            {onDelete && (
              <Corner>
                <IconButton
                  variant="secondary"
                  label={text('deleteImage', { position })}
                  icon={<Trash2 size={18} />}
                  onClick={() => onDelete(image)}
                />
              </Corner>
            )}
          </Tile>
        );
      })}
    </Grid>
  );
}
