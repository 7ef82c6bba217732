interface Gate {
  /** Resolves once it is opened. */
  opened: Promise<void>;
  open(): void;
}

/** Holds back what waits for it, as an answer that is under way. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
