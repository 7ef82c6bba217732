import type { ReactNode } from 'react';
import { kit } from './kitClasses';

/** @public */
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
