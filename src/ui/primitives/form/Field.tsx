import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, font, smallText, space, visuallyHidden } from '../../theme/theme';

/** Texts of a labelled control. */
export interface FieldTexts {
  label: string;
  hint?: string;
  /** Replaces the hint and marks the control invalid. */
  error?: string;
  /** Shown after the label, such as "(optional)". */
  labelNote?: string;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string;
  /** Whether the label is hidden visually, because the row already shows it. */
  isLabelHidden?: boolean;
  /** Next to the hint or the error. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export const FieldBox = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

const Label = styled.label`
  ${smallText}
  font-weight: ${font.weight.strong};
  justify-self: start;
  &[data-hidden] {
    ${visuallyHidden}
  }
  & > span {
    color: ${color.textMuted};
    font-weight: ${font.weight.regular};
  }
`;

const Foot = styled.div`
  ${smallText}
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.textMuted};
`;

const Note = styled.p`
  ${smallText}
  color: ${color.textMuted};
  &[role='alert'] {
    color: ${color.danger};
    /* Each of several refused files has its own line. */
    white-space: pre-line;
  }
`;

/** Connects label, hint and error to the control. */
export function Field(props: FieldProps) {
  const { id, label, labelNote, hint, error, aside, isLabelHidden = false, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <FieldBox data-vp-part="field">
      <Label htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {label} {labelNote && <span>{labelNote}</span>}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(note || aside) && (
        <Foot>
          <FieldNote id={noteId} hint={hint} error={error} />
          {aside}
        </Foot>
      )}
    </FieldBox>
  );
}

export function FieldNote({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  if (error) {
    return (
      <Note id={id} role="alert">
        {error}
      </Note>
    );
  }
  return hint ? <Note id={id}>{hint}</Note> : null;
}
