import { forwardRef, type InputHTMLAttributes, useId } from 'react';
import { joinClasses } from '../primitives/layout/shapes';
import { kit } from './kitClasses';

/** @public */
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
