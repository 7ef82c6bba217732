import { NavLink, type NavLinkProps } from 'react-router-dom';
import { NAVIGATION_ROW } from './navigationStyles';

/** A row that leads to a screen; it is marked while that screen, or one below it, is shown. */
export function NavigationRow(props: Omit<NavLinkProps, 'className'>) {
  return <NavLink {...props} className={NAVIGATION_ROW} />;
}
