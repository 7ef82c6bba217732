import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { forwardRef } from 'react';
import { type ButtonLook, buttonLook } from './buttonStyles';
import { joinClasses, shape } from './layout/shapes';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonLook['variant'];
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    const { label, icon, variant = 'ghost', className, ...rest } = props;
    return (
      <button
        type="button"
        title={label}
        {...rest}
        ref={ref}
        aria-label={label}
        className={joinClasses(shape.button, className)}
        data-square
        {...buttonLook({ variant })}
      >
        {icon}
      </button>
    );
  },
);
