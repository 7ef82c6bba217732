import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import type { PickedFile } from '../../../core/uploads/fileChoice';
import { Picture } from '../../../ui/patterns/Picture';
import { color, font, radius, truncate } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const MEGABYTE = 1024 * 1024;

const Photo = styled(Picture)`
  max-inline-size: 100%;
  block-size: 240px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  object-fit: contain;
`;

const Facts = styled.div`
  justify-self: stretch;
  min-inline-size: 0;
  font-size: ${font.size.sm};
`;

const Name = styled.p`
  ${truncate}
  font-weight: ${font.weight.strong};
`;

/** The photo exactly as it is sent, after compression. */
export function DocumentPreview({ picked }: { picked: PickedFile }) {
  const text = useText(messages);
  return (
    <>
      <Photo source={picked.file} alt={text('previewAlt')} />
      <Facts>
        <Name>
          <bdi>{picked.pickedName}</bdi>
        </Name>
        <Size picked={picked} />
      </Facts>
    </>
  );
}

function Size({ picked: { file, pickedSize } }: { picked: PickedFile }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const size = formats.number(toMegabytes(file.size));
  const from = formats.number(toMegabytes(pickedSize));
  return (
    <p>
      {file.size < pickedSize ? text('fileSizeShrunk', { size, from }) : text('fileSize', { size })}
    </p>
  );
}

/** Show at least 0.01, so that a small file is not shown as "0 MB". */
export function toMegabytes(bytes: number): number {
  return Math.max(1, Math.round((bytes / MEGABYTE) * 100)) / 100;
}
