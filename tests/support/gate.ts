interface Gate {
  /** Resolves once it is opened. */
  opened: Promise<void>;
  open(): void;
}

/** Holds back whatever awaits it, as a pending answer. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
