import { type MouseEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as floor from './floor.ts';
import { PriceTable } from './PriceTable.tsx';
import { SignIn } from './SignIn.tsx';

type SetLists = (change: (lists: floor.Lists) => floor.Lists) => void;

function App() {
  const [path, setPath] = useState(window.location.pathname);
  return path === '/login' ? <SignIn /> : <SignedIn path={path} setPath={setPath} />;
}

function SignedIn({ path, setPath }: { path: string; setPath: (path: string) => void }) {
  const [lists, setLists] = useState(floor.NO_LISTS);
  useEffect(() => {
    const read = () => void refresh(floor.WAITING, setLists);
    read();
    return floor.keepReading(read);
  }, []);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
    setPath(window.location.pathname);
  };
  return (
    <>
      <nav>
        <a href="/orders" onClick={follow}>
          Orders {floor.number(lists[floor.WAITING].length)}
        </a>
      </nav>
      {path === '/orders' && <Board lists={lists} setLists={setLists} />}
      {path === '/outlet/order-history' && <History />}
      {path === '/food-menu/prices' && <PriceTable />}
    </>
  );
}

async function refresh(status: floor.Status, setLists: SetLists): Promise<void> {
  const orders = await floor.readList(status);
  setLists((lists) => ({ ...lists, [status]: orders }));
}

function Board({ lists, setLists }: { lists: floor.Lists; setLists: SetLists }) {
  const [shown, setShown] = useState<floor.Status>(floor.WAITING);
  useEffect(() => {
    // Update the three counts together, because each update renders every card again.
    const reads = floor.TABS.slice(1).map(async ({ status }) => [
      status,
      await floor.readList(status),
    ]);
    void Promise.all(reads).then((read) =>
      setLists((lists) => ({ ...lists, ...Object.fromEntries(read) })),
    );
  }, [setLists]);
  useEffect(() => {
    if (shown !== floor.WAITING) return floor.keepReading(() => void refresh(shown, setLists));
  }, [shown, setLists]);
  const move = async (order: floor.FloorOrder, to: floor.Status) => {
    await floor.sendOn(order, to);
    setLists((now) => ({
      ...now,
      [shown]: now[shown].filter(({ id }) => id !== order.id),
      [to]: [...now[to], order],
    }));
  };
  const at = floor.TABS.findIndex(({ status }) => status === shown);
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
            <span>{floor.number(lists[status].length)}</span>
          </button>
        ))}
      </div>
      <div className="cards">
        {lists[shown].map((order) => (
          <Card
            key={order.id}
            order={order}
            label={floor.TABS[at]?.label ?? ''}
            steps={floor.TABS[at]?.steps ?? []}
            onStep={() => void move(order, floor.TABS[at + 1]?.status ?? shown)}
          />
        ))}
      </div>
    </main>
  );
}

interface CardProps {
  order: floor.FloorOrder;
  label: string;
  steps: readonly string[];
  onStep: () => void;
}

function Card({ order, label, steps, onStep }: CardProps) {
  return (
    <article>
      <h3>{`Order ${order.number}`}</h3>
      <p>{floor.stateOf(label, order.createdAt)}</p>
      <ul>
        {order.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
      {order.more > 0 && <span>{`+ ${order.more} more items`}</span>}
      {order.note && <p>{`Instructions: ${order.note}`}</p>}
      <strong>{floor.money(order.total)}</strong>
      <a href={`/orders/${order.number}`}>View</a>
      {steps.map((step) => (
        <button key={step} type="button" onClick={onStep}>
          {step}
        </button>
      ))}
    </article>
  );
}

const COLUMNS = ['Order', 'Date', 'Customer', 'Items', 'Total', 'Payment', 'Status', 'View'];

function History() {
  const [rows, setRows] = useState<floor.FloorRow[]>([]);
  const [search, setSearch] = useState('');
  const [isSorted, setSorted] = useState(false);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(25);
  useEffect(() => void floor.readHistory().then(setRows), []);
  const matches = rows.filter(({ words }) => words.includes(search.toLowerCase()));
  if (isSorted) matches.sort((one, other) => one.total - other.total);
  const first = page * size;
  return (
    <main>
      <input
        type="search"
        aria-label="Search"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(0);
        }}
      />
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column}>
                {column === 'Total' ? (
                  <button type="button" onClick={() => setSorted(true)}>
                    Total
                  </button>
                ) : (
                  column
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matches.slice(first, first + size).map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td>{floor.dateTime(row.createdAt)}</td>
              <td>{row.customer}</td>
              <td>{row.items}</td>
              <td>{floor.money(row.total)}</td>
              <td>{row.payment}</td>
              <td>{row.status}</td>
              <td>
                <a href={`/orders/${row.number}`}>View</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`${first + 1}–${first + size} of ${floor.number(matches.length)}`}</p>
      <select
        aria-label="Rows per page"
        value={size}
        onChange={(event) => setSize(Number(event.target.value))}
      >
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
