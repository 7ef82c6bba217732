import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../../../ui/patterns/Picture';
import { IconButton } from '../../../ui/primitives/Button';
import { box, color, radius, space } from '../../../ui/theme/theme';

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

export const Thumb = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.border};
  border-radius: ${radius.box};
  object-fit: cover;
`;

const Corner = styled.div`
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

export function PictureGrid({ label, pictures, icon, onRemove }: PictureGridProps) {
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
