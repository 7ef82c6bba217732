import { type ComponentType, lazy } from 'react';
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

/**
 * A screen, or a part of one, in a chunk of its own. A failed load is tried once more; after that
 * the page boundary asks the person (fault model, "Deploy during use").
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const create = () =>
    lazy<ComponentType<Props>>(async () => {
      const module = await load().catch(load).catch(refuse);
      return { default: module[name] };
    });
  let Page: ComponentType<Props> = create();
  const refuse = (cause: unknown): never => {
    throw new ChunkFailure(cause, () => {
      Page = create();
    });
  };
  return function LazyPage(props: Props) {
    return <Page {...props} />;
  };
}
