import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import uiMessages from '../../../ui/messages.en.json';
import { FILE_PROBLEMS } from '../../../ui/patterns/files/FilePicker';
import { Picture } from '../../../ui/patterns/Picture';
import { Select, type SelectOption } from '../../../ui/primitives/form/Select';
import { Text } from '../../../ui/primitives/layout/Layout';
import { box, color, font, radius, scaled, space } from '../../../ui/theme/theme';
import { Advice } from '../../menu-form/public';
import type { MatchNote } from '../matchPictures';
import messages from '../messages.en.json';
import type { ReadPicture } from '../usePictures';

interface PictureRowProps {
  picture: ReadPicture;
  options: readonly SelectOption[];
  /** The chosen item. */
  item: MenuItem | undefined;
  note: MatchNote | null;
  /** Whether another file has the same item. */
  isDoubled: boolean;
  onChoose: (itemId: string) => void;
}

const Thumb = styled(Picture)`
  inline-size: ${scaled(96)};
  aspect-ratio: 4 / 3;
  border-radius: ${radius.small};
  object-fit: cover;
`;

/** A file, its item and what the vendor should know about both. */
export function PictureRow({ picture, options, item, note, isDoubled, onChoose }: PictureRowProps) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const { file, problem, look } = picture;
  const name = clip(picture.name);
  return (
    <li>
      <div data-part="pictures">
        {item?.image && (
          <figure>
            <Thumb source={item.image} alt="" />
            <figcaption>{text('now')}</figcaption>
          </figure>
        )}
        <figure>
          <Thumb source={file} alt="" />
          <figcaption>{text('new')}</figcaption>
        </figure>
      </div>
      <div data-part="facts">
        <Text size="sm">
          <bdi>{name}</bdi>
        </Text>
        {problem && <Text size="sm">{uiText(FILE_PROBLEMS[problem])}</Text>}
        {file && (
          <>
            <Select
              label={text('dishOf', { file: name })}
              isLabelHidden
              placeholder={text('unused')}
              options={options}
              value={item?.id ?? ''}
              {...(isDoubled ? { error: text('doubled') } : {})}
              {...(note ? { hint: text(note) } : {})}
              onChange={(event) => onChoose(event.target.value)}
            />
            <Advice look={look} />
          </>
        )}
      </div>
    </li>
  );
}

export const PictureList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: calc(${scaled(192)} + ${space[2]}) minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding-block: ${space[3]};
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
  & figure {
    display: grid;
    gap: ${space[1]};
    margin: 0;
  }
  & figcaption {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  & [data-part='pictures'] {
    display: flex;
    justify-content: end;
    gap: ${space[2]};
  }
  & [data-part='facts'] {
    display: grid;
    gap: ${space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${box.narrow} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='pictures'] {
      justify-content: start;
    }
  }
`;
