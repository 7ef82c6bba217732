interface HomePageProps {
  count: number;
  onCount: (count: number) => void;
}

/** Some state and a control of the host's own: the portal must leave both alone. */
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
