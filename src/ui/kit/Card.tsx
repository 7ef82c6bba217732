import { Children, cloneElement, isValidElement, type ReactNode, useId } from 'react';
import { joinClasses } from '../primitives/layout/shapes';
import { kit } from './kitClasses';

/** @public */
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
