import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { joinClasses, shape } from '../primitives/layout/shapes';
import { kit } from './kitClasses';

/** @public */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * At most one `primary` on a screen.
   *
   * @defaultValue `'secondary'`
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** Whether an action is running; clicks are then ignored. Unlike a `disabled` button, it keeps the focus. */
  isBusy?: boolean;
}

/** A button with `type="button"`. @public */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, isBusy = false, onClick, className, ...rest } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      onClick={handleClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={joinClasses(`${kit.own} ${shape.button}`, className)}
      data-vp-part="button"
      data-variant={variant}
    />
  );
});
