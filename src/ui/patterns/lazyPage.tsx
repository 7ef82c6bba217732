import {
  type ComponentType,
  isValidElement,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { PortalFailure } from '../../core/api/errors';

/** What to do about code that could not be loaded. */
export const CHUNK_HINT = 'Reload the page: a newer version of the portal may have been published.';

/** A screen's code could not be loaded. */
export class ChunkFailure extends PortalFailure {
  /** Lets the next rendering load anew; React itself would remember the refusal for ever. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('chunk', 'A screen could not be loaded', CHUNK_HINT, cause);
    this.forget = forget;
  }
}

/** A component that can be sent for before it is rendered. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  isLoaded: () => boolean;
  /** Resolves in any case: whoever renders it hears of a failure. */
  preload: () => Promise<void>;
};

/**
 * A screen, or a part of one, in a chunk of its own. A failed load is tried once more; after that
 * the page boundary asks the person (fault model, "Deploy during use").
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  let coming: Promise<{ default: ComponentType<Props> }> | null = null;
  const fetchPage = () => {
    coming ??= load()
      .then((module) => {
        loaded = module[name];
        return { default: module[name] };
      })
      .finally(() => {
        coming = null;
      });
    return coming;
  };
  const create = () => lazy<ComponentType<Props>>(() => fetchPage().catch(fetchPage).catch(refuse));
  let Awaited: ComponentType<Props> = create();
  const refuse = (cause: unknown): never => {
    throw new ChunkFailure(cause, () => {
      Awaited = create();
    });
  };
  function Page(props: Props) {
    // React shows what it waited for no sooner than 300 ms after it began to wait.
    const [Shown] = useState(() => loaded ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Page, {
    isLoaded: () => loaded !== null,
    preload: async () => {
      if (!loaded) await fetchPage().catch(() => {});
    },
  });
}

/** What is behind a lazy component, also when it stands inside another one. */
export function preloadAll(node: ReactNode): void {
  if (!isValidElement<{ children?: ReactNode }>(node)) return;
  void lazyOf(node)?.preload();
  preloadAll(node.props.children);
}

/**
 * Whether a lazy element can be shown at once, or has to be rendered because it cannot be had.
 * Nothing is sent for as long as it is out of reach: a browser may refuse for good what it once
 * failed to get.
 */
export function useLoaded(node: ReactNode, isInReach = true): boolean {
  const page = lazyOf(node);
  const [tried, setTried] = useState<LazyPage<object> | null>(null);
  const isReady = !page || page.isLoaded() || tried === page;
  useEffect(() => {
    if (isReady || !page || !isInReach) return;
    let isOver = false;
    void page.preload().then(() => {
      // A whole screen: in a transition React draws it in slices and the page responds in between.
      if (!isOver) startTransition(() => setTried(() => page));
    });
    return () => {
      isOver = true;
    };
  }, [isReady, page, isInReach]);
  return isReady;
}

function lazyOf(node: ReactNode): LazyPage<object> | null {
  if (!isValidElement(node) || typeof node.type !== 'function') return null;
  return 'preload' in node.type ? (node.type as LazyPage<object>) : null;
}
