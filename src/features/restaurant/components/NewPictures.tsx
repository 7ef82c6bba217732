import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import type { PickedFile } from '../../../core/uploads/fileChoice';
import { preparePicture } from '../../../core/uploads/preparePicture';
import { FileField } from '../../../ui/patterns/files/FileField';
import { Text } from '../../../ui/primitives/layout/Layout';
import type { ProfileFormValues } from '../data';
import messages from '../messages.en.json';
import { PictureGrid } from './PictureGrid';

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
