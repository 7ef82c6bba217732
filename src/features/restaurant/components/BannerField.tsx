import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { FilePicker } from '../../../ui/patterns/FilePicker';
import { Picture } from '../../../ui/patterns/Picture';
import { useDrop } from '../../../ui/patterns/useDrop';
import { Button } from '../../../ui/primitives/Button';
import { Field } from '../../../ui/primitives/Field';
import { Row } from '../../../ui/primitives/Layout';
import { color, radius, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { IMAGES, type Pictures } from '../usePictures';

const Wide = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 16 / 5;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  object-fit: cover;
`;

const Place = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space[3]};
  border-radius: ${radius.control};
  outline: ${({ $isOver }) => ($isOver ? `2px dashed ${color.primary}` : 'none')};
`;

interface BannerFieldProps {
  path: string;
  pictures: Pictures;
  isLocked: boolean;
}

/** The banner as it is, or as it will be. */
export function BannerField({ path, pictures, isLocked }: BannerFieldProps) {
  const text = useText(messages);
  const { banner, pickBanner, dropBanner, isChecking } = pictures;
  const drop = useDrop((files) => void pickBanner(files));
  const picture = <Wide source={banner?.file ?? path} alt={text('bannerAlt')} />;
  if (isLocked) return picture;
  return (
    <Field label={text('banner')} hint={text(banner ? 'bannerNew' : 'bannerHint')}>
      {(control) => (
        <Place $isOver={drop.isOver} {...drop.handlers}>
          {picture}
          <Row>
            <FilePicker
              {...control}
              accept={IMAGES}
              isChecking={isChecking}
              hasFile
              chooseLabel={text(path || banner ? 'bannerChoose' : 'bannerAdd')}
              onPick={(files) => void pickBanner(files)}
            />
            {banner && (
              <Button variant="ghost" onClick={dropBanner}>
                {text('bannerUndo')}
              </Button>
            )}
          </Row>
        </Place>
      )}
    </Field>
  );
}
