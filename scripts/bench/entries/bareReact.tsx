import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type FloorRow, loadHistory, money, PAGE } from './history.ts';

/** What a developer would write in ten minutes: state, a filter, a slice. */
function History() {
  const [rows, setRows] = useState<FloorRow[]>([]);
  const [search, setSearch] = useState('');
  const [isSorted, setSorted] = useState(false);
  const [page, setPage] = useState(0);
  useEffect(() => void loadHistory().then(setRows), []);
  const found = rows.filter(({ words }) => words.includes(search.toLowerCase()));
  if (isSorted) found.sort((one, other) => one.total - other.total);
  return (
    <>
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
        <caption>Past orders</caption>
        <thead>
          <tr>
            <th>Order</th>
            <th>Date</th>
            <th>Customer</th>
            <th>Items</th>
            <th>
              <button type="button" onClick={() => setSorted(true)}>
                Total
              </button>
            </th>
            <th>Payment</th>
            <th>Status</th>
            <th>View</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(page * PAGE, (page + 1) * PAGE).map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td>{row.date}</td>
              <td>{row.customer}</td>
              <td>{row.items}</td>
              <td>{money(row.total)}</td>
              <td>{row.payment}</td>
              <td>{row.status}</td>
              <td>
                <a href={`/orders/${row.number}`}>View</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`${page * PAGE + 1}–${(page + 1) * PAGE} of ${found.length.toLocaleString('en-IN')}`}</p>
      <button type="button" aria-label="Next page" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<History />);
