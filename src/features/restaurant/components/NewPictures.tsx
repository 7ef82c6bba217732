import { X } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { FilePicker } from '../../../ui/patterns/FilePicker';
import { Banner } from '../../../ui/primitives/Banner';
import { Field } from '../../../ui/primitives/Field';
import { IconButton } from '../../../ui/primitives/IconButton';
import { Row } from '../../../ui/primitives/Layout';
import { Text } from '../../../ui/primitives/Text';
import messages from '../messages.en.json';
import { IMAGES, type NewPicture, type Pictures, type RefusedPicture } from '../usePictures';
import { Corner, Grid, Thumb, Tile } from './galleryStyles';

const PROBLEMS = {
  empty: 'problemEmpty',
  unreadable: 'problemUnreadable',
  pixels: 'problemPixels',
} as const satisfies Record<RefusedPicture['problem'], keyof typeof messages>;

/** Pictures on their way into the gallery; they are sent with the next update. */
export function NewPictures({ pictures }: { pictures: Pictures }) {
  const text = useText(messages);
  const { files, isChecking, pickFiles, dropFile } = pictures;
  return (
    <>
      {files.length > 0 && <PickedGrid files={files} onRemove={dropFile} />}
      <Field label={text('addImages')} hint={text('addHint')}>
        {(control) => (
          <Row>
            <FilePicker
              {...control}
              accept={IMAGES}
              multiple
              isChecking={isChecking}
              hasFile
              chooseLabel={text('chooseImages')}
              onPick={(picked) => void pickFiles(picked)}
            />
          </Row>
        )}
      </Field>
      <PictureNotes pictures={pictures} />
    </>
  );
}

interface PickedGridProps {
  files: readonly NewPicture[];
  onRemove: (id: number) => void;
}

function PickedGrid({ files, onRemove }: PickedGridProps) {
  const text = useText(messages);
  const label = text('newImages', { count: files.length });
  return (
    <>
      <Text size="sm" isStrong>
        {label}
      </Text>
      <Grid aria-label={label}>
        {files.map(({ id, file }, index) => (
          <Tile key={id}>
            <Thumb source={file} alt={text('newImageAlt', { position: index + 1 })} />
            <Corner>
              <IconButton
                variant="secondary"
                label={text('removeImage', { position: index + 1 })}
                icon={<X size={18} />}
                onClick={() => onRemove(id)}
              />
            </Corner>
          </Tile>
        ))}
      </Grid>
    </>
  );
}

/** Which picks were refused, and which the marketplace may refuse. */
function PictureNotes({ pictures: { banner, files, refused } }: { pictures: Pictures }) {
  const text = useText(messages);
  const large = [...(banner ? [banner] : []), ...files].filter(({ isLarge }) => isLarge);
  return (
    <>
      {refused.map(({ pickedName, problem }, index) => (
        <Banner key={`${index} ${pickedName}`} tone="danger">
          {text(PROBLEMS[problem], { name: pickedName })}
        </Banner>
      ))}
      {large.map(({ id, pickedName }) => (
        <Banner key={id} tone="warning">
          {text('large', { name: pickedName })}
        </Banner>
      ))}
    </>
  );
}
