import { forwardRef, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Field } from '../../../ui/primitives/Field';
import { color, radius, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { UploadProblem } from '../../../core/uploads/checkUpload';
import { type PickedDocument, useDocumentPick } from '../upload/useDocumentPick';
import { DocumentPreview } from './DocumentPreview';
import { FilePicker } from '../../../ui/patterns/FilePicker';
import { useDrop } from '../../../ui/patterns/useDrop';

const PROBLEMS = {
  count: 'problemCount',
  empty: 'problemEmpty',
  size: 'problemSize',
  type: 'problemType',
  unreadable: 'problemUnreadable',
  pixels: 'problemPixels',
} as const satisfies Record<UploadProblem, keyof typeof messages>;

/** PDF is offered as specified; the check refuses it with the specified words (decision b17). */
const ACCEPT = 'image/png,image/jpeg,application/pdf';
const CAMERA_ACCEPT = 'image/png,image/jpeg';

const Place = styled.div<{ $isOver: boolean; $isWrong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px dashed ${({ $isWrong }) => ($isWrong ? color.danger : color.control)};
  border-radius: ${radius.control};
  background: ${({ $isOver }) => ($isOver ? color.primarySoft : color.surface)};
`;

interface DocumentInputProps {
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  onBusy: (isBusy: boolean) => void;
  /** Why the last file was refused; `undefined` once that no longer stands. */
  onProblem: (message: string | undefined) => void;
  isOnFile: boolean;
  error: string | undefined;
}

/** Takes one photo: chosen, taken or dropped. It is checked before the form ever sees it. */
export const DocumentInput = forwardRef<HTMLInputElement, DocumentInputProps>(
  function DocumentInput({ label, value, onChange, isOnFile, error, onBusy, onProblem }, ref) {
    const text = useText(messages);
    const [picked, setPicked] = useState<PickedDocument | null>(null);
    const { pick, isChecking, problem, clearProblem } = useDocumentPick((document) => {
      setPicked(document);
      onChange(document.file);
    });
    const take = async (files: readonly File[]) => {
      onBusy(true);
      await pick(files);
      onBusy(false);
    };
    const remove = () => {
      clearProblem();
      // Before the change, which validates the form.
      onProblem(undefined);
      onChange(null);
    };
    const shown = picked?.file === value ? picked : null;
    const refused = problem && text(PROBLEMS[problem]);
    const wrong = refused ?? error;
    useEffect(() => onProblem(refused), [onProblem, refused]);
    const drop = useDrop((files) => void take(files));
    return (
      <Field
        label={label}
        hint={text(isOnFile && !shown ? 'documentOnFile' : 'documentHint')}
        error={wrong}
      >
        {(control) => (
          <Place $isOver={drop.isOver} $isWrong={wrong !== undefined} {...drop.handlers}>
            {shown && <DocumentPreview picked={shown} onRemove={remove} />}
            <FilePicker
              {...control}
              ref={ref}
              accept={ACCEPT}
              cameraAccept={CAMERA_ACCEPT}
              isChecking={isChecking}
              hasFile={shown !== null}
              onPick={(files) => void take(files)}
            />
            {refused && isOnFile && !shown && (
              <Button variant="ghost" size="sm" onClick={remove}>
                {text('keepOnFile')}
              </Button>
            )}
          </Place>
        )}
      </Field>
    );
  },
);
