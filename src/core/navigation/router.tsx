import {
  type AnchorHTMLAttributes,
  createContext,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import { bestMatch, type Params, type RouteObject } from './routeMatch';

/** The parts of a path; `search` and `hash` begin with `?` and `#`, or are empty. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

export type To = string | Partial<Path>;

export interface Location extends Path {
  /** What the link or redirect has passed on. */
  state: unknown;
  key: string;
}

/** Changes the location; its paths contain the basename. */
export interface Navigator {
  createHref(to: To): string;
  go(delta: number): void;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
}

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void;

interface Router {
  basename: string;
  navigator: Navigator;
  /** The location that is shown, with the basename. */
  getLocation: () => Location;
  navigate: NavigateFunction;
}

const RouterContext = createContext<Router | null>(null);
const LocationContext = createContext<Location | null>(null);
const RouteContext = createContext<{ outlet: ReactNode; params: Params }>({
  outlet: null,
  params: {},
});

function found<Value>(value: Value | null): Value {
  if (!value) throw new Error('There is no router around this component');
  return value;
}

export const useRouter = () => found(useContext(RouterContext));

/** The location without the basename. */
export const useLocation = () => found(useContext(LocationContext));

/** Paths begin with `/`; one without a path changes the query of the current one. The function is stable. */
export const useNavigate = () => useRouter().navigate;

/** The parameters in the path of the current route. */
export const useParams = () => useContext(RouteContext).params;

interface RouterProps extends Omit<Router, 'navigate'> {
  location: Location;
  children: ReactNode;
}

/** Provides the location to its children, without `basename`. Renders nothing outside of it. */
export function Router({ basename, navigator, getLocation, location, children }: RouterProps) {
  const router = useMemo(() => {
    const navigate: NavigateFunction = (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') return navigator.go(to);
      const path = resolve(to, basename, getLocation());
      navigator[replace ? 'replace' : 'push'](path, state);
    };
    return { basename, navigator, getLocation, navigate };
  }, [basename, navigator, getLocation]);
  const inside = useMemo(() => {
    const pathname = stripBasename(location.pathname, basename);
    return pathname === null ? null : { ...location, pathname };
  }, [location, basename]);
  return (
    inside && (
      <RouterContext.Provider value={router}>
        <LocationContext.Provider value={inside}>{children}</LocationContext.Provider>
      </RouterContext.Provider>
    )
  );
}

/** The elements of the routes that match the location. Those of outer routes show the inner ones in an `Outlet`. */
export function useRoutes(routes: readonly RouteObject[]): ReactNode {
  const { pathname } = useLocation();
  return useMemo(() => {
    const match = bestMatch(routes, pathname);
    return match?.routes.reduceRight<ReactNode>(
      (outlet, { element = outlet }) => (
        <RouteContext.Provider value={{ outlet, params: match.params }}>
          {element}
        </RouteContext.Provider>
      ),
      null,
    );
  }, [routes, pathname]);
}

export function Outlet() {
  return useContext(RouteContext).outlet;
}

interface NavigateProps extends NavigateOptions {
  to: To;
}

/** Navigates when it is rendered. */
export function Navigate({ to, replace, state }: NavigateProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = typeof to === 'string' ? to : createPath(to);
  // A redirect that is still rendered after a navigation redirects again.
  useEffect(() => navigate(path, { replace, state }), [navigate, pathname, path, replace, state]);
  return null;
}

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    NavigateOptions {
  to: To;
}

/** A link to a path of the portal. A link to the current URL replaces its entry. */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(
  function Link(props, ref) {
    const { to, replace, state, onClick, children, ...rest } = props;
    const { basename, navigator, getLocation, navigate } = useRouter();
    const href = navigator.createHref(resolve(to, basename, getLocation()));
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || isForBrowser(event)) return;
      if (rest.target && rest.target !== '_self') return;
      event.preventDefault();
      const isHere = href === navigator.createHref(getLocation());
      navigate(to, { replace: replace ?? isHere, state });
    };
    return (
      <a {...rest} ref={ref} href={href} onClick={follow}>
        {children}
      </a>
    );
  },
);

/** Whether a click opens another tab or window, or starts a download. */
export function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

type Search = URLSearchParams | Record<string, string>;

type SetSearch = (
  next: Search | ((before: URLSearchParams) => Search),
  options?: NavigateOptions,
) => void;

/** The query of the location, and a function that changes it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const setSearch: SetSearch = (next, options) => {
      const after = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      navigate(`?${new URLSearchParams(after)}`, options);
    };
    return [new URLSearchParams(search), setSearch];
  }, [search, navigate]);
}

export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + withSign('?', search) + withSign('#', hash);
}

/** The parts that a path has. */
export function parsePath(path: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

function withSign(sign: string, text: string): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : sign + text;
}

/** The path with the basename. Never begins with two slashes, which would be another origin. */
function resolve(to: To, basename: string, here: Location): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  const path = pathname === undefined ? here.pathname : joinPaths(basename, pathname);
  return { pathname: path, search: withSign('?', search), hash: withSign('#', hash) };
}

function joinPaths(basename: string, pathname: string): string {
  if (pathname === '/') return basename;
  return `${basename}/${pathname}`.replace(/[\\/]{2,}/g, '/');
}

/** `null` for a path outside of `basename`. */
export function stripBasename(pathname: string, basename: string): string | null {
  if (basename === '/') return pathname;
  if (!pathname.toLowerCase().startsWith(basename.toLowerCase())) return null;
  const rest = pathname.slice(basename.length);
  return rest === '' || rest.startsWith('/') ? rest || '/' : null;
}
