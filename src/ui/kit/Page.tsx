import { type ReactNode, useContext } from 'react';
import { PageTitleContext } from '../../core/extend/usePortal';
import { kit } from './kitClasses';

/** @public */
export interface PageProps {
  /**
   * The heading, which gets the focus after a navigation.
   *
   * @defaultValue the `title` of the page
   */
  title?: string;
  /** Buttons or links beside the heading. */
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
