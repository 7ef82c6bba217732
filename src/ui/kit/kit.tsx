import {
  type ButtonHTMLAttributes,
  Children,
  type CSSProperties,
  cloneElement,
  forwardRef,
  type InputHTMLAttributes,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { PageTitleContext } from '../../core/extend/usePortal';
import { joinClasses, shape } from '../primitives/layout/shapes';
import { kit } from './kitClasses';

/**
 * The props of {@link Page}.
 *
 * @public
 */
export interface PageProps {
  /**
   * The heading, which gets the focus after a navigation.
   *
   * @defaultValue the `title` of the page
   */
  title?: string;
  /** Buttons or links next to the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The frame of a screen: heading, width and space. @public */
export function Page({ title, action, children }: PageProps) {
  const pageTitle = useContext(PageTitleContext);
  return (
    <div className={`${kit.own} ${kit.page}`}>
      <header className={kit.own}>
        <h1 className={kit.own} tabIndex={-1} data-vp-part="page-title">
          {title ?? pageTitle}
        </h1>
        {action}
      </header>
      <div className={kit.own}>{children}</div>
    </div>
  );
}

/**
 * The props of {@link Card}.
 *
 * @public
 */
export interface CardProps {
  /** A heading, which also labels the section. */
  title?: string;
  children?: ReactNode;
}

/** A section with a border. @public */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={`${kit.own} ${kit.card}`}
      data-vp-part="card"
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <h2 className={kit.own} id={id}>
          {title}
        </h2>
      )}
      {Children.map(children, withSpacing)}
    </section>
  );
}

/** Gives a form the class that spaces its fields. */
function withSpacing(child: ReactNode): ReactNode {
  if (!isValidElement<{ className?: string }>(child) || child.type !== 'form') return child;
  return cloneElement(child, {
    className: joinClasses(`${kit.own} ${kit.form}`, child.props.className),
  });
}

/**
 * The props of {@link Button}: those of `<button>` and these.
 *
 * @public
 */
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

/**
 * The props of {@link Field}: those of `<input>` and these.
 *
 * @public
 */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** Shown below the input. */
  hint?: string;
  /** Replaces the hint and marks the input as invalid. */
  error?: string;
}

/** An input with its label. @public */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(props, ref) {
  const { label, hint, error, className, ...input } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={`${kit.own} ${kit.field}`} data-vp-part="field">
      <label className={kit.own} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className={joinClasses(kit.own, className)}
        ref={ref}
        id={id}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
      />
      {note && (
        <p className={kit.own} id={`${id}-note`} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
});

/**
 * The props of {@link Chip}.
 *
 * @public
 */
export interface ChipProps {
  /** @defaultValue `'neutral'` */
  tone?: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
  children: ReactNode;
}

/** Shows a short status. @public */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  const name = tone === 'neutral' ? 'text-muted' : tone;
  const style = { '--vp-chip-ink': `var(--vp-color-${name})` } as CSSProperties;
  return (
    <span className={`${kit.own} ${shape.chip}`} data-vp-part="chip" style={style}>
      {children}
    </span>
  );
}

/**
 * The props of {@link EmptyState}.
 *
 * @public
 */
export interface EmptyStateProps {
  text: string;
  /** A sentence that says what to do. */
  help?: string;
  /** The next step, a button or a link. */
  action?: ReactNode;
}

/** Shown in place of a list without entries. @public */
export function EmptyState({ text, help, action }: EmptyStateProps) {
  return (
    <div className={`${kit.own} ${kit.empty}`}>
      <p className={kit.own}>{text}</p>
      {help && <p className={kit.own}>{help}</p>}
      {action}
    </div>
  );
}
