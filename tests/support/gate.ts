interface Gate {
  /** Resolves once the gate is opened. */
  opened: Promise<void>;
  open(): void;
}

/** Holds everything that awaits it until it is opened, as a pending answer does. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
