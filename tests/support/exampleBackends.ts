import { createApp as createGraphql } from '../../examples/backends/graphql/app.ts';
import { createData as createVendors } from '../../examples/backends/graphql/data.ts';
import { createApp as createIgm } from '../../examples/backends/igm/app.ts';
import { createApp as createRest } from '../../examples/backends/rest/app.ts';
import { createData } from '../../examples/backends/rest/data.ts';
import { serveApp } from '../../examples/backends/shared/serve.ts';

/** An example backend that a test has started, and what its server knows. */
export interface ExampleBackend {
  url: string;
  /** The path of its portal in the lab. */
  path: string;
  /** The last one-time code that was sent to the sample vendor. */
  code(): string;
  /** The statuses that an order has had, in the words of the backend. */
  statusesOf(number: string): string[];
  dish(name: string): { price: number; picture: string | null; isInStock: boolean } | undefined;
  close(): Promise<void>;
}

/** The phone number of the vendor in the sample data of both backends. */
export const SAMPLE_PHONE = '6000000001';

type Server = Pick<ExampleBackend, 'statusesOf' | 'dish'> & Parameters<typeof serveApp>[0];

async function start(
  name: string,
  create: (sendCode: (phone: string, code: string) => void) => Server,
): Promise<ExampleBackend> {
  const codes: string[] = [];
  const server = create((_phone, code) => codes.push(code));
  const { url, close } = await serveApp(server, 0);
  const path = `/backends/${name}/${new URL(url).port}`;
  return { ...server, url, close, path, code: () => codes.at(-1) ?? '' };
}

/** Starts the REST example, or one that extends it. */
export function startRest(createApp: typeof createRest = createRest): Promise<ExampleBackend> {
  const data = createData();
  const orders = [...data.orders.values()].flat();
  const dishes = [...data.dishes.values()].flat();
  return start('rest', (sendCode) => ({
    fetch: createApp({ data, sendCode }).fetch,
    statusesOf(number) {
      const order = orders.find((one) => one.number === number);
      return order?.history.map(({ state }) => state) ?? [];
    },
    dish(name) {
      const dish = dishes.find((one) => one.name === name);
      return dish && { price: dish.price, picture: dish.photo, isInStock: dish.isAvailable };
    },
  }));
}

export const startIgm = () => startRest(createIgm);

export function startGraphql(): Promise<ExampleBackend> {
  const vendors = createVendors();
  const orders = vendors.flatMap(({ restaurant }) => restaurant.orders);
  const menu = vendors.flatMap(({ restaurant }) => restaurant.menu);
  return start('graphql', (sendCode) => ({
    fetch: createGraphql({ vendors, sendCode }).fetch,
    statusesOf(number) {
      const order = orders.find((one) => one.number === number);
      return order?.timeline.map(({ status }) => status) ?? [];
    },
    dish(name) {
      const item = menu.find((one) => one.name === name);
      return item && { price: item.price, picture: item.picture, isInStock: item.isInStock };
    },
  }));
}
