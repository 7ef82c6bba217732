import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { forwardRef } from 'react';
import { type ButtonLook, buttonLook } from './buttonStyles';
import { shape, wear } from './shapes';
import { Spinner } from './Spinner';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows progress in place of the icon and takes no more clicks; focus stays. */
  isBusy?: boolean;
  /** Why it cannot be used now: it says so, takes no clicks and keeps the focus. */
  blockedBy?: string;
  icon?: ReactNode;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, size, isBusy = false, blockedBy, icon, isWide, ...others } = props;
  const { onClick, className, children, ...rest } = others;
  const isRefusing = isBusy || blockedBy !== undefined;
  // A disabled button would drop the focus, so such a one only refuses the click.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    isRefusing ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      title={blockedBy}
      {...rest}
      ref={ref}
      onClick={handleClick}
      aria-disabled={isRefusing || undefined}
      aria-busy={isBusy || undefined}
      className={wear(shape.button, className)}
      {...buttonLook({ variant, size, isWide })}
    >
      {isBusy ? <Spinner size={16} /> : icon}
      {children}
    </button>
  );
});
