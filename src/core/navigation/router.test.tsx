import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { TestRouter } from '../../../tests/support/TestRouter';
import {
  createPath,
  Link,
  Navigate,
  Outlet,
  parsePath,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from './router';

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

const here = () => screen.getByRole('status').textContent;
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a link leads to its path below the basename', () => {
  render(
    <TestRouter basename="/partner">
      <Link to={{ pathname: '/orders', search: '?tab=new' }} state={{ from: 'menu' }}>
        Orders
      </Link>
      <Here />
    </TestRouter>,
  );

  expect(screen.getByRole('link').getAttribute('href')).toBe('/partner/orders?tab=new');
  follow('Orders');
  expect(here()).toBe('/orders?tab=new {"from":"menu"}');
});

test('a link to the URL in sight replaces its entry', () => {
  function Back() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  }
  render(
    <TestRouter start="/first">
      <Link to="/orders">Orders</Link>
      <Back />
      <Here />
    </TestRouter>,
  );
  follow('Orders');
  follow('Orders');
  press('Back');

  expect(here()).toBe('/first null');
});

test.each([
  ['with Ctrl', '_self', { ctrlKey: true }],
  ['with the middle button', '_self', { button: 1 }],
  ['of a link for another tab', '_blank', {}],
])('a click %s is handled by the browser', (_name, target, click) => {
  render(
    <TestRouter>
      <Link to="/orders" target={target}>
        Orders
      </Link>
      <Here />
    </TestRouter>,
  );

  expect(fireEvent.click(screen.getByRole('link'), click)).toBe(true);
  expect(here()).toBe('/ null');
});

test.each(['//evil.example', '/\\evil.example', '///evil.example/a'])(
  'a link to %s stays on the origin',
  (to) => {
    render(
      <TestRouter>
        <Link to={to}>Out</Link>
      </TestRouter>,
    );
    const { origin } = new URL(
      screen.getByRole('link').getAttribute('href') ?? '',
      'https://own.example',
    );
    expect(origin).toBe('https://own.example');
  },
);

test('a redirect leads to the inner route of a frame', () => {
  function Item() {
    return <h2>{`Item ${useParams().id}`}</h2>;
  }
  const routes = [
    {
      element: <Outlet />,
      children: [{ path: '/orders' }, { path: '/items/:id', element: <Item /> }],
    },
    { path: '*', element: <Navigate to="/items/7?page=2" replace /> },
  ];
  const Screens = () => useRoutes(routes);
  render(
    <TestRouter start="/orders">
      <Screens />
      <Link to="/lost">Lost</Link>
      <Here />
    </TestRouter>,
  );
  follow('Lost');
  screen.getByRole('heading', { name: 'Item 7' });
  expect(here()).toBe('/items/7?page=2 null');
});

test('a frame is mounted once for all of its routes', () => {
  const onMount = vi.fn();
  function Frame() {
    useEffect(onMount, []);
    return <Outlet />;
  }
  const routes = [
    {
      element: <Frame />,
      children: [
        { path: '/a', element: 'A' },
        { path: '/b', element: 'B' },
      ],
    },
  ];
  const Screens = () => useRoutes(routes);
  render(
    <TestRouter start="/a">
      <p>
        <Screens />
      </p>
      <Link to="/b">To B</Link>
    </TestRouter>,
  );
  follow('To B');

  screen.getByText('B');
  expect(onMount).toHaveBeenCalledTimes(1);
});

test('the query changes without the path', () => {
  function Filter() {
    const [params, setParams] = useSearchParams();
    const next = (before: URLSearchParams) => {
      before.set('page', '2');
      return before;
    };
    return (
      <button type="button" onClick={() => setParams(next, { replace: true })}>
        {`page ${params.get('page')}`}
      </button>
    );
  }
  render(
    <TestRouter basename="/partner" start="/partner/orders?tab=new&page=1">
      <Filter />
      <Here />
    </TestRouter>,
  );
  press('page 1');

  expect(here()).toBe('/orders?tab=new&page=2 null');
  screen.getByRole('button', { name: 'page 2' });
});

test.each([
  ['/orders?tab=new#top', { pathname: '/orders', search: '?tab=new', hash: '#top' }],
  ['?tab=new', { search: '?tab=new' }],
  ['/orders#a?b', { pathname: '/orders', hash: '#a?b' }],
  ['', {}],
])('the path %o has the parts %o', (path, parts) => {
  expect(parsePath(path)).toEqual(parts);
  expect(createPath(parts)).toBe(path.startsWith('/') ? path : `/${path}`);
});
