import type { MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';

interface SidebarProps {
  partnerPath: string;
  /** The path of the second brand's portal. */
  neelPath: string;
  /** The last argument of `onUnsavedChanges`. */
  isUnsaved: boolean;
}

export function Sidebar({ partnerPath, neelPath, isUnsaved }: SidebarProps) {
  // The host asks before a link removes the portal from the page. For links into the portal, the portal asks.
  const askFirst = (event: MouseEvent) => {
    if (isUnsaved && !window.confirm('Leave the partner portal without saving?')) {
      event.preventDefault();
    }
  };
  return (
    <aside className="host-sidebar">
      <p className="host-brand">Saffron Market</p>
      <nav aria-label="Saffron Market">
        <NavLink to="/" end onClick={askFirst}>
          Home
        </NavLink>
        <NavLink to="/reports" onClick={askFirst}>
          Reports
        </NavLink>
        <NavLink to={partnerPath} end>
          Partner portal
        </NavLink>
        <NavLink to={`${partnerPath}/orders`}>Partner orders</NavLink>
        <NavLink to={neelPath} onClick={askFirst}>
          Neel Kitchens
        </NavLink>
      </nav>
    </aside>
  );
}
