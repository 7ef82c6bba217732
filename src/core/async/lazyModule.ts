export interface LazyModule<Module> {
  /** `null` until the code is loaded. */
  loaded(): Module | null;
  /** A failed load is retried once. */
  load(): Promise<Module>;
}

/** Code in a separate chunk. Once loaded, it can be called without waiting. */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null;
  return {
    loaded: () => loaded,
    load: async () => {
      loaded ??= await fetchModule().catch(fetchModule);
      return loaded;
    },
  };
}
