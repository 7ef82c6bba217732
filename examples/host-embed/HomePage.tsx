interface HomePageProps {
  count: number;
  onCount: (count: number) => void;
}

/** A page of the host with a control and its state, which the portal must not change. */
export function HomePage({ count, onCount }: HomePageProps) {
  return (
    <>
      <h1>Saffron Market admin</h1>
      <p>Everything around the partner portal belongs to the host.</p>
      <button type="button" onClick={() => onCount(count + 1)}>
        Pressed {count} times
      </button>
    </>
  );
}
