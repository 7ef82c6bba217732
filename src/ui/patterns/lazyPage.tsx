import { useStore } from 'jotai';
import {
  type ComponentType,
  isValidElement,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { PortalFailure } from '../../core/api/errors';
import { showScreen } from '../../core/state/firstPaint';

export const CHUNK_HINT = 'Reload the page: a newer version of the portal may have been published.';

export class ChunkFailure extends PortalFailure {
  /** Lets the next render load again, because React would cache the failed promise. */
  readonly forget: () => void;
  /** What scripts of the page have added to each object, if the code was loaded but could not run with it. */
  readonly inherited: string;

  constructor(cause: unknown, forget: () => void) {
    // All engines name the import when it fails on its way.
    const hasRun = cause instanceof Error && !/import/i.test(cause.message);
    const inherited = hasRun ? Object.keys(Object.prototype).join(', ') : '';
    const hint = inherited && `Remove this from Object.prototype: ${inherited}.`;
    super('chunk', 'A screen could not be loaded', hint || CHUNK_HINT, cause);
    this.forget = forget;
    this.inherited = inherited;
  }
}

/** A component that can be preloaded. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  isLoaded: () => boolean;
  /** Loads the component, for code that needs it before it is rendered. @throws ChunkFailure */
  load: () => Promise<unknown>;
  /** Loads the component. Never rejects, because rendering reports a failure. */
  preload: () => Promise<void>;
};

/** A component in a separate chunk. A failed load is retried once, then `ChunkFailure` is thrown. */
export function lazyPage<Name extends string, Props extends object>(
  importPage: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const fetchPage = () => {
    loading ??= importPage()
      .then((module) => {
        loaded = module[name];
        return { default: module[name] };
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  };
  const load = () => fetchPage().catch(fetchPage).catch(fail);
  const create = () => lazy<ComponentType<Props>>(load);
  let Lazy: ComponentType<Props> = create();
  const fail = (cause: unknown): never => {
    throw new ChunkFailure(cause, () => {
      Lazy = create();
    });
  };
  function Page(props: Props) {
    // A loaded component is rendered directly, because Suspense shows content only after 300 ms.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Page, {
    displayName: name,
    isLoaded: () => loaded !== null,
    load,
    preload: async () => {
      if (!loaded) await fetchPage().catch(() => {});
    },
  });
}

/** Preloads a lazy component and the lazy components in it. */
export function preloadAll(node: ReactNode): void {
  if (!isValidElement<{ children?: ReactNode }>(node)) return;
  void lazyOf(node)?.preload();
  preloadAll(node.props.children);
}

/**
 * Whether the page has loaded or failed to load. Nothing is loaded while the marketplace is unreachable, because
 * browsers may cache a failure.
 */
export function useLoaded(node: ReactNode, isInReach = true): boolean {
  const page = lazyOf(node);
  const [settled, setSettled] = useState<LazyPage<object> | null>(null);
  const isReady = !page || page.isLoaded() || settled === page;
  const { get } = useStore();
  useEffect(() => {
    if (isReady || !page || !isInReach) return;
    let isCancelled = false;
    void page.preload().then(() => {
      if (isCancelled) return;
      showScreen(get, () => setSettled(() => page));
    });
    return () => {
      isCancelled = true;
    };
  }, [isReady, page, isInReach, get]);
  return isReady;
}

/** The lazy component of an element. */
export function lazyOf(node: ReactNode): LazyPage<object> | null {
  if (!isValidElement(node) || typeof node.type !== 'function') return null;
  return 'preload' in node.type ? (node.type as LazyPage<object>) : null;
}
