/** Works through `items` in order, `count` at a time, until `isStopped` returns true. `work` must not throw. */
export async function inLanes<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (!isStopped() && next < items.length) {
      const item = items[next] as Item;
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
}
