import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { preparePicture } from '../../../core/uploads/preparePicture';
import type { FieldTexts } from '../../../ui/patterns/fields/FieldList';
import { FileField } from '../../../ui/patterns/files/FileField';
import { Picture } from '../../../ui/patterns/Picture';
import { radius } from '../../../ui/theme/theme';
import { FileAdvice } from '../crop/Advice';
import { useCropDialog } from '../crop/useCropDialog';

const Preview = styled(Picture)`
  aspect-ratio: 4 / 3;
  inline-size: min(100%, 320px);
  border-radius: ${radius.small};
  object-fit: cover;
`;

interface ImageFieldProps {
  control: Control<ItemValues>;
  item: MenuItem;
  texts: FieldTexts;
}

/** Shows the stored picture until another one is picked, which the vendor can crop (b86, c13, c35). */
export function ImageField({ control, item: { id, image: stored }, texts }: ImageFieldProps) {
  const text = useText(messages);
  const { edit, dialog } = useCropDialog();
  const alt = stored ? 'pictureNow' : 'pictureNone';
  return (
    <>
      <FileField
        control={control}
        name="image"
        label={texts.label}
        hint={texts.hint ?? ''}
        accept="image/*"
        prepare={prepareDish}
        edit={edit}
        keepLabel={stored ? text('pictureUndo') : undefined}
      >
        {([picked]) => (
          <>
            {(picked || id !== '') && (
              <Preview source={picked?.file ?? stored} alt={text(picked ? 'pictureNew' : alt)} />
            )}
            {picked && <FileAdvice file={picked.file} />}
          </>
        )}
      </FileField>
      {dialog}
    </>
  );
}

function prepareDish(file: File) {
  return preparePicture(file, 'dish');
}
