import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { preparePicture } from '../../../core/uploads/preparePicture';
import { FileField } from '../../../ui/patterns/files/FileField';
import { Picture } from '../../../ui/patterns/Picture';
import { color, radius } from '../../../ui/theme/theme';
import type { ProfileFormValues } from '../data';
import messages from '../messages.en.json';

const Wide = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 16 / 5;
  border: 1px solid ${color.border};
  border-radius: ${radius.box};
  object-fit: cover;
`;

interface BannerFieldProps {
  control: Control<ProfileFormValues>;
  path: string;
  isNew: boolean;
  isLocked: boolean;
}

export function BannerField({ control, path, isNew, isLocked }: BannerFieldProps) {
  const text = useText(messages);
  if (isLocked) return <Wide source={path} alt={text('bannerAlt')} />;
  return (
    <FileField
      control={control}
      name="banner"
      label={text('banner')}
      hint={text(isNew ? 'bannerNew' : 'bannerHint')}
      accept="image/*"
      prepare={prepareBanner}
      chooseLabel={text(path || isNew ? 'bannerChoose' : 'bannerAdd')}
      keepLabel={path ? text('bannerUndo') : undefined}
    >
      {([picked]) => <Wide source={picked?.file ?? path} alt={text('bannerAlt')} />}
    </FileField>
  );
}

function prepareBanner(file: File) {
  return preparePicture(file, 'banner');
}
