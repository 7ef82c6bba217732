import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonLook, buttonStyles } from './buttonStyles';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What a screen reader says and a mouse sees; an icon alone names nothing. */
  label: string;
  icon: ReactNode;
  variant?: ButtonLook['variant'];
}

const SquareButton = styled.button`
  ${buttonStyles}
  inline-size: var(--vp-control-height);
  padding: 0;
`;

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    const { label, icon, variant = 'ghost', ...rest } = props;
    return (
      <SquareButton
        type="button"
        title={label}
        {...rest}
        ref={ref}
        aria-label={label}
        {...buttonLook({ variant })}
      >
        {icon}
      </SquareButton>
    );
  },
);
