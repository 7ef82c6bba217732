import { type MouseEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as floor from './floor.ts';
import { SignIn } from './SignIn.tsx';

type Orders = Readonly<Record<floor.Status, readonly floor.WireOrder[]>>;

const NO_ORDERS: Orders = {
  waiting_for_confirmation: [],
  cooking: [],
  packing_processing: [],
  ready_to_pickup: [],
};

const readOrders = () => floor.call<Partial<Orders>>('get-all', {});
const textOf = (order: floor.WireOrder) =>
  floor
    .itemsOf(order)
    .slice(0, 2)
    .map(({ quantity, food_item_name }) => `${quantity} × ${food_item_name}`)
    .join(', ');

function App() {
  const [path, setPath] = useState(window.location.pathname);
  const [orders, setOrders] = useState(NO_ORDERS);
  const isSignedIn = path !== '/login';
  useEffect(() => {
    if (!isSignedIn) return;
    const read = () => void readOrders().then((all) => setOrders({ ...NO_ORDERS, ...all }));
    read();
    return floor.keepReading(read);
  }, [isSignedIn]);
  if (!isSignedIn) return <SignIn />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
    setPath(window.location.pathname);
  };
  return (
    <>
      <nav>
        <a href="/orders" onClick={follow}>
          Orders {orders[floor.WAITING].length}
        </a>
      </nav>
      {path === '/orders' && <Board orders={orders} setOrders={setOrders} />}
      {path === '/outlet/order-history' && <History />}
    </>
  );
}

interface BoardProps {
  orders: Orders;
  setOrders: (change: (orders: Orders) => Orders) => void;
}

function Board({ orders, setOrders }: BoardProps) {
  const [shown, setShown] = useState<floor.Status>(floor.WAITING);
  const at = floor.TABS.findIndex(({ status }) => status === shown);
  const { steps = [] } = floor.TABS[at] ?? {};
  const to = floor.TABS[at + 1]?.status ?? shown;
  const move = async (order: floor.WireOrder) => {
    await floor.call('update-order-status', { food_order_id: order._id, status: to });
    setOrders((now) => ({
      ...now,
      [shown]: now[shown].filter(({ _id }) => _id !== order._id),
      [to]: [...now[to], order],
    }));
  };
  return (
    <main>
      <div role="tablist">
        {floor.TABS.map(({ status, label }) => (
          <button
            key={status}
            type="button"
            role="tab"
            aria-selected={status === shown}
            onClick={() => setShown(status)}
          >
            {label}
            <span>{orders[status].length}</span>
          </button>
        ))}
      </div>
      <div className="cards">
        {orders[shown].map((order) => (
          <article key={order._id}>
            <h3>{order.order_id}</h3>
            <p>{textOf(order)}</p>
            <strong>{order.total_amount}</strong>
            {steps.map((step) => (
              <button key={step} type="button" onClick={() => void move(order)}>
                {step}
              </button>
            ))}
          </article>
        ))}
      </div>
    </main>
  );
}

function History() {
  const [rows, setRows] = useState<readonly floor.WireOrder[]>([]);
  const [search, setSearch] = useState('');
  const [isSorted, setSorted] = useState(false);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(25);
  useEffect(() => {
    const body = { status: 'all', limit: floor.BOARD_LIMIT };
    void floor.call<floor.WireOrder[]>('get-order-history', body).then(setRows);
  }, []);
  const wanted = search.toLowerCase();
  const matches = rows.filter(({ order_id, customer }) =>
    `${order_id} ${customer.name}`.toLowerCase().includes(wanted),
  );
  if (isSorted) matches.sort((one, other) => one.total_amount - other.total_amount);
  const first = page * size;
  return (
    <main>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <table>
        <thead>
          <tr>
            {['Order', 'Date', 'Customer', 'Items', 'Total', 'Payment', 'Status'].map((column) => (
              <th key={column}>
                <button type="button" onClick={() => setSorted(true)}>
                  {column}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matches.slice(first, first + size).map((row) => (
            <tr key={row._id}>
              <td>{row.order_id}</td>
              <td>{row.createdAt}</td>
              <td>{row.customer.name}</td>
              <td>{floor.itemsOf(row).length}</td>
              <td>{row.total_amount}</td>
              <td>{row.payment_status}</td>
              <td>{row.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`${first + 1}–${first + size} of ${floor.number(matches.length)}`}</p>
      <select value={size} onChange={(event) => setSize(Number(event.target.value))}>
        <option>25</option>
        <option>50</option>
      </select>
      <button type="button" aria-label="Next page" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
