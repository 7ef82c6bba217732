import { type ReactNode, useId } from 'react';
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
    <section className={`${kit.own} ${kit.card}`} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 className={kit.own} id={id}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
