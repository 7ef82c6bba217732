import { clip } from '../../../core/format/wireValues';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import uiMessages from '../../../ui/messages.en.json';
import { FILE_PROBLEMS } from '../../../ui/patterns/files/fileProblems';
import { Select, type SelectOption } from '../../../ui/primitives/form/Select';
import { Text } from '../../../ui/primitives/layout/Layout';
import { Advice } from '../../menu-form/public';
import type { MatchNote } from '../matchPictures';
import messages from '../messages.en.json';
import { Thumb } from '../pictureStyles';
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
