import { forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space } from '../../theme/theme';
import { FieldNote } from './Field';
import { ToggleLine, type ToggleProps, toggleControl } from './toggleStyles';

interface CheckboxProps extends ToggleProps {
  hint?: string;
  error?: string;
}

const Square = styled.input`
  display: grid;
  place-content: center;
  inline-size: 20px;
  block-size: 20px;
  border-radius: ${radius.small};
  background: ${color.surface};
  ${toggleControl}
  &:checked::before {
    content: '';
    inline-size: 10px;
    block-size: 5px;
    border: solid ${color.onPrimary};
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`;

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  font-size: ${font.size.sm};
`;

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, hint, error, onChange, ...rest } = props;
  const noteId = useId();
  return (
    <Frame>
      <ToggleLine>
        <Square
          {...rest}
          ref={ref}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </ToggleLine>
      <FieldNote id={noteId} hint={hint} error={error} />
    </Frame>
  );
});
