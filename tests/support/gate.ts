interface Gate {
  /** Resolves once it is opened. */
  opened: Promise<void>;
  open(): void;
}

/** Delays everything that awaits it, like a pending answer. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
