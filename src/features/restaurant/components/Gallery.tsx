import { useAtomValue } from 'jotai';
import { Trash2, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { FORM_TOASTS } from '../../../core/state/formToasts';
import { notifyAtom, restaurantIdAtom } from '../../../core/state/services';
import { useWrite } from '../../../core/state/useWrite';
import type { PickedFile } from '../../../core/uploads/fileChoice';
import { preparePicture } from '../../../core/uploads/preparePicture';
import { FileField } from '../../../ui/patterns/files/FileField';
import { Picture } from '../../../ui/patterns/Picture';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { Heading, Quiet, Row, Text } from '../../../ui/primitives/layout/Layout';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { box, color, font, radius, space } from '../../../ui/theme/theme';
import { deleteImageAtom, GALLERY_STEP, type GalleryImage, type ProfileFormValues } from '../data';
import messages from '../messages.en.json';

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

const Grid = styled.ul`
  justify-self: stretch;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${box.fromMedium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tile = styled.li`
  position: relative;
  min-inline-size: 0;
`;

const Thumb = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.border};
  border-radius: ${radius.box};
  object-fit: cover;
`;

const Corner = styled.div`
  --vp-button-ground: ${color.surface};
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
`;

interface PictureGridProps {
  label: string;
  pictures: readonly { key: string; source: File | string; alt: string; removeLabel: string }[];
  icon: ReactNode;
  /** Called with the index of a picture; `undefined` hides the buttons. */
  onRemove: ((index: number) => void) | undefined;
}

function PictureGrid({ label, pictures, icon, onRemove }: PictureGridProps) {
  return (
    <Grid aria-label={label}>
      {pictures.map(({ key, source, alt, removeLabel }, index) => (
        <Tile key={key}>
          <Thumb source={source} alt={alt} />
          {onRemove && (
            <Corner>
              <IconButton
                variant="secondary"
                label={removeLabel}
                icon={icon}
                onClick={() => onRemove(index)}
              />
            </Corner>
          )}
        </Tile>
      ))}
    </Grid>
  );
}

interface DeleteImageProps {
  image: GalleryImage;
  onDone: () => void;
  onCancel: () => void;
}

function DeleteImage({ image, onDone, onCancel }: DeleteImageProps) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, isBusy, problem } = useWrite(deleteImageAtom, {
    group: 'restaurant',
    done: () => text('imageDeleted'),
    failed: text('imageDeleteFailed'),
    reasons: {
      refused: text('nothingDeleted'),
      lost: text('deleteLost'),
      changed: text('imageGone'),
    },
    onDone,
    onChanged: onDone,
  });
  const remove = async (): Promise<void> => {
    if (restaurantId === '') notify.error(text('restaurantIdMissing'), FORM_TOASTS.restaurant);
    else await run(image);
  };
  const position = image.index + 1;
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle', { position })}
      description={text('deleteText')}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <Thumb source={image.path} alt={text('imageAlt', { position })} />
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}

/** New pictures are uploaded with the next update. */
export function NewPictures({ control }: { control: Control<ProfileFormValues> }) {
  const text = useText(messages);
  const lastNumber = useRef(0);
  const prepare = (file: File) => {
    lastNumber.current += 1;
    return preparePicture(file, `gallery-${lastNumber.current}`);
  };
  return (
    <FileField
      control={control}
      name="newPictures"
      label={text('addImages')}
      hint={text('addHint')}
      accept="image/*"
      prepare={prepare}
      isMultiple
      chooseLabel={text('chooseImages')}
    >
      {(files, remove) => files.length > 0 && <PickedGrid files={files} onRemove={remove} />}
    </FileField>
  );
}

interface PickedGridProps {
  files: readonly PickedFile[];
  onRemove: (picked: PickedFile) => void;
}

function PickedGrid({ files, onRemove }: PickedGridProps) {
  const text = useText(messages);
  const label = text('newImages', { count: files.length });
  return (
    <>
      <Text size="sm" isStrong>
        {label}
      </Text>
      <PictureGrid
        label={label}
        pictures={files.map(({ file }, index) => ({
          key: file.name,
          source: file,
          alt: text('newImageAlt', { position: index + 1 }),
          removeLabel: text('removeImage', { position: index + 1 }),
        }))}
        icon={<X size={18} />}
        onRemove={(index) => files[index] && onRemove(files[index])}
      />
    </>
  );
}
