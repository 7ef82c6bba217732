import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary per screen. Default `secondary`. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows progress in place of the icon and takes no more clicks; focus stays. */
  isBusy?: boolean;
  /** Why it cannot be used now: it says so, takes no clicks and keeps the focus. */
  blockedBy?: string;
  icon?: ReactNode;
  isWide?: boolean;
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyles}
`;

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, size, isBusy = false, blockedBy, icon, isWide, ...others } = props;
  const { onClick, children, ...rest } = others;
  const isRefusing = isBusy || blockedBy !== undefined;
  // A disabled button would drop the focus, so such a one only refuses the click.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    isRefusing ? event.preventDefault() : onClick?.(event);
  return (
    <StyledButton
      type="button"
      title={blockedBy}
      {...rest}
      ref={ref}
      onClick={handleClick}
      aria-disabled={isRefusing || undefined}
      aria-busy={isBusy || undefined}
      $variant={variant}
      $size={size}
      $isWide={isWide}
    >
      {isBusy ? <Spinner size={16} /> : icon}
      {children}
    </StyledButton>
  );
});
