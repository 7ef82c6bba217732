import { Camera, FileUp } from 'lucide-react';
import {
  type ChangeEvent,
  type DragEvent,
  forwardRef,
  type KeyboardEvent,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { FileProblem } from '../../../core/uploads/fileChoice';
import messages from '../../messages.en.json';
import { Spinner } from '../../primitives/Button';
import { buttonStyles } from '../../primitives/buttonStyles';
import type { ControlProps } from '../../primitives/form/Field';
import { Quiet, Row } from '../../primitives/layout/Layout';
import { color, visuallyHidden } from '../../theme/theme';

const HiddenInput = styled.input`
  ${visuallyHidden}
  &:focus-visible + label {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const LabelButton = styled.label`
  ${buttonStyles}
`;

interface FilePickerProps extends ControlProps {
  /** File types offered by the browser's dialog; `onPick` validates the files. */
  accept: string;
  /** `null` if the file is no photo. */
  cameraAccept?: string | null | undefined;
  isChecking: boolean;
  hasFile: boolean;
  multiple?: boolean;
  /** Overrides "Choose a file". */
  chooseLabel?: string | undefined;
  onPick: (files: readonly File[]) => void;
}

/** Native file inputs that look like buttons, so that the keyboard and screen readers work. */
export const FilePicker = forwardRef<HTMLInputElement, FilePickerProps>(function FilePicker(
  { accept, cameraAccept = accept, isChecking, hasFile, multiple, chooseLabel, onPick, ...control },
  ref,
) {
  const text = useText(messages);
  const cameraId = useId();
  const isTouch = useTouch();
  const hasCamera = isTouch && cameraAccept !== null;
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // Without this, choosing the same file again fires no change event.
    input.value = '';
    onPick(files);
  };
  return (
    <Row justify="center" gap={3}>
      <Row>
        <HiddenInput
          {...control}
          ref={ref}
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={change}
          onKeyDown={openOnEnter}
        />
        <LabelButton htmlFor={control.id}>
          {isChecking ? <Spinner size={16} /> : <FileUp size={16} />}
          {isChecking || !chooseLabel ? text(fileLabel(isChecking, hasFile)) : chooseLabel}
        </LabelButton>
      </Row>
      {hasCamera && (
        <Row>
          <HiddenInput
            id={cameraId}
            type="file"
            accept={cameraAccept}
            capture="environment"
            onChange={change}
            onKeyDown={openOnEnter}
          />
          <LabelButton htmlFor={cameraId}>
            <Camera size={16} />
            {text('takePhoto')}
          </LabelButton>
        </Row>
      )}
      {cameraAccept !== null && !isTouch && !hasFile && <Quiet as="p">{text('dropHere')}</Quiet>}
    </Row>
  );
});

/** Opens the dialog on Enter, as a button would. By default, Enter would submit the form. */
function openOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

function fileLabel(isChecking: boolean, hasFile: boolean) {
  if (isChecking) return 'checkingFile';
  return hasFile ? 'chooseOther' : 'chooseFile';
}

const TOUCH = '(pointer: coarse)';

/** Whether the device has a touch screen; such devices usually have a camera. */
function useTouch(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(TOUCH);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(TOUCH).matches,
  );
}

/** Accepts dropped files, and nothing else that is dragged; spread `handlers` on the element. */
export function useDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // The pointer may have moved to a child.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** The texts that say why a file was refused. */
export const FILE_PROBLEMS = {
  count: 'problemCount',
  empty: 'problemEmpty',
  size: 'problemSize',
  type: 'problemType',
  unreadable: 'problemUnreadable',
  heic: 'problemHeic',
  pixels: 'problemPixels',
  gone: 'problemGone',
} as const satisfies Record<FileProblem, keyof typeof messages>;
