import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { forwardRef } from 'react';
import { type ButtonLook, buttonLook } from './buttonStyles';
import { joinClasses, shape } from './layout/shapes';
import { Spinner } from './Spinner';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /**
   * Whether an action is running. The button then shows a spinner instead of the icon and ignores clicks, but keeps the
   * focus.
   */
  isBusy?: boolean;
  /** The reason why clicks are ignored, shown as a tooltip. The button keeps the focus. */
  blockedBy?: string;
  icon?: ReactNode;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, size, isBusy = false, blockedBy, icon, isWide, ...others } = props;
  const { onClick, className, children, ...rest } = others;
  const isRefusing = isBusy || blockedBy !== undefined;
  // A disabled button would lose the focus.
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
      className={joinClasses(shape.button, className)}
      {...buttonLook({ variant, size, isWide })}
    >
      {isBusy ? <Spinner size={16} /> : icon}
      {children}
    </button>
  );
});
