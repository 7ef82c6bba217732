import { Camera, FileUp } from 'lucide-react';
import {
  type ChangeEvent,
  forwardRef,
  type KeyboardEvent,
  useId,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { buttonStyles } from '../primitives/buttonStyles';
import type { ControlProps } from '../primitives/Field';
import { Row } from '../primitives/Layout';
import { Spinner } from '../primitives/Spinner';
import { Text } from '../primitives/Text';
import { visuallyHidden } from '../theme/mixins';
import { color } from '../theme/theme';
import messages from '../messages.en.json';

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
  /** What the browser's dialog offers; whether it is taken is for `onPick` to say. */
  accept: string;
  cameraAccept?: string;
  isChecking: boolean;
  hasFile: boolean;
  multiple?: boolean;
  /** In place of "Choose a file". */
  chooseLabel?: string;
  onPick: (files: readonly File[]) => void;
}

/** The browser's own file inputs, dressed as buttons: keyboard and screen reader know them. */
export const FilePicker = forwardRef<HTMLInputElement, FilePickerProps>(function FilePicker(
  { accept, cameraAccept = accept, isChecking, hasFile, multiple, chooseLabel, onPick, ...control },
  ref,
) {
  const text = useText(messages);
  const cameraId = useId();
  const hasCamera = useTouch();
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // Else the same file, chosen again, would be no change.
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
          {isChecking ? <Spinner size={16} /> : <FileUp size={16} aria-hidden="true" />}
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
            <Camera size={16} aria-hidden="true" />
            {text('takePhoto')}
          </LabelButton>
        </Row>
      )}
      {!hasCamera && !hasFile && (
        <Text size="sm" tone="textMuted">
          {text('dropHere')}
        </Text>
      )}
    </Row>
  );
});

/** It looks like a button, so that Enter presses it; the browser would submit the form. */
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

/** Only a phone or a tablet has a camera worth pointing at a paper. */
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
