import { LoaderCircle } from 'lucide-react';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ButtonLook, buttonLook } from './buttonStyles';
import { joinClasses, shape } from './layout/shapes';

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

/** A link that looks like a button. */
export function ButtonLink(props: LinkProps & ButtonLook) {
  const { variant, size, isWide, className, ...link } = props;
  const look = buttonLook({ variant, size, isWide });
  return <Link {...link} className={joinClasses(shape.button, className)} {...look} />;
}

/** Whether a click is the second one of a double click, which may hit a button that has just appeared. */
export function isRepeatedClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}

const Turning = styled.span`
  display: inline-flex;
  inline-size: fit-content;
  block-size: fit-content;
  animation: vp-turn 900ms linear infinite;
`;

/** A decorative spinner; the text next to it says what is loading. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Turning aria-hidden="true">
      <LoaderCircle size={size} />
    </Turning>
  );
}
