import { type FloorRow, loadHistory, money, PAGE } from './history.ts';

/** The least a page can do: one template of rows, replaced as a whole. */
function start(root: HTMLElement): void {
  root.innerHTML = `<input type="search" aria-label="Search"><table><caption>Past orders</caption>
    <thead><tr><th>Order</th><th>Date</th><th>Customer</th><th>Items</th><th><button>Total</button></th>
    <th>Payment</th><th>Status</th><th>View</th></tr></thead>
    <tbody></tbody></table><p></p><button aria-label="Next page">Next</button>`;
  const search = root.querySelector('input');
  const body = root.querySelector('tbody');
  const count = root.querySelector('p');
  const [sort, next] = root.querySelectorAll('button');
  if (!search || !body || !count || !sort || !next) return;
  let rows: FloorRow[] = [];
  let isSorted = false;
  let page = 0;

  const draw = () => {
    const wanted = search.value.toLowerCase();
    const found = rows.filter(({ words }) => words.includes(wanted));
    if (isSorted) found.sort((one, other) => one.total - other.total);
    body.replaceChildren(...found.slice(page * PAGE, (page + 1) * PAGE).map(toRow));
    count.textContent = `${page * PAGE + 1}–${(page + 1) * PAGE} of ${found.length.toLocaleString('en-IN')}`;
  };
  search.addEventListener('input', () => {
    page = 0;
    draw();
  });
  sort.addEventListener('click', () => {
    isSorted = true;
    draw();
  });
  next.addEventListener('click', () => {
    page += 1;
    draw();
  });
  void loadHistory().then((loaded) => {
    rows = loaded;
    draw();
  });
}

function toRow({ number, date, customer, items, total, payment, status }: FloorRow): HTMLElement {
  const row = document.createElement('tr');
  for (const text of [number, date, customer, `${items}`, money(total), payment, status]) {
    row.append(Object.assign(document.createElement('td'), { textContent: text }));
  }
  const link = document.createElement('a');
  link.href = `/orders/${number}`;
  link.textContent = 'View';
  const cell = document.createElement('td');
  cell.append(link);
  row.append(cell);
  return row;
}

const root = document.getElementById('root');
if (root) start(root);
