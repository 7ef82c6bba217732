import { NavLink } from 'react-router-dom';

export function Sidebar({ partnerPath }: { partnerPath: string }) {
  return (
    <aside className="host-sidebar">
      <p className="host-brand">Saffron Market</p>
      <nav aria-label="Saffron Market">
        <NavLink to="/" end>
          Home
        </NavLink>
        <NavLink to="/reports">Reports</NavLink>
        <NavLink to={partnerPath} end>
          Partner portal
        </NavLink>
        <NavLink to={`${partnerPath}/orders`}>Partner orders</NavLink>
      </nav>
    </aside>
  );
}
