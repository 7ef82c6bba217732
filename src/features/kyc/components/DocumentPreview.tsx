import { X } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { Picture } from '../../../ui/patterns/Picture';
import { Button } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/Layout';
import { truncate } from '../../../ui/theme/mixins';
import { color, font, radius } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { PickedDocument } from '../upload/useDocumentPick';

const MEGABYTE = 1024 * 1024;

const Photo = styled(Picture)`
  max-inline-size: 100%;
  block-size: 240px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  object-fit: contain;
`;

const Facts = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
  font-size: ${font.size.sm};
`;

const Name = styled.p`
  ${truncate}
  font-weight: ${font.weight.strong};
`;

const Line = styled(Row)`
  inline-size: 100%;
`;

interface DocumentPreviewProps {
  picked: PickedDocument;
  onRemove: () => void;
}

/** The photo as it will be sent, so that its owner sees whether it can be read. */
export function DocumentPreview({ picked, onRemove }: DocumentPreviewProps) {
  const text = useText(messages);
  return (
    <>
      <Photo source={picked.file} alt={text('previewAlt')} />
      <Line isOneLine>
        <Facts>
          <Name>
            <bdi>{picked.pickedName}</bdi>
          </Name>
          <Size picked={picked} />
        </Facts>
        <Button variant="ghost" size="sm" icon={<X size={16} />} onClick={onRemove}>
          {text('removeFile')}
        </Button>
      </Line>
    </>
  );
}

function Size({ picked: { file, pickedSize } }: { picked: PickedDocument }) {
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

/** At least a hundredth: "0 MB" would look like nothing. */
export function toMegabytes(bytes: number): number {
  return Math.max(1, Math.round((bytes / MEGABYTE) * 100)) / 100;
}
