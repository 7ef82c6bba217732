import * as floor from './floor.ts';

const PAGE_SIZE = 25;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function signIn(): HTMLElement {
  return make(
    'form',
    { onsubmit: (event) => event.preventDefault() },
    make('h1', {}, 'Get Started'),
    make('label', {}, 'Phone number', make('input', { type: 'tel' })),
    make('button', { type: 'submit' }, 'Sign In'),
  );
}

/** Renders the menu with the count of new orders, and the screen at the current path. */
function startSignedIn(root: HTMLElement): void {
  let lists: floor.Lists = floor.NO_LISTS;
  let board: ReturnType<typeof createBoard> | null = null;
  const link = make('a', { href: '/orders' });
  const screen = make('main', {});
  root.append(make('nav', {}, link), screen);

  const take = (status: floor.Status, orders: readonly floor.FloorOrder[]) => {
    lists = { ...lists, [status]: orders };
    link.textContent = `Orders ${floor.number(lists[floor.WAITING].length)}`;
    board?.draw(lists, status);
  };
  const refresh = async (status: floor.Status) => take(status, await floor.readList(status));
  const open = () => {
    if (window.location.pathname === '/outlet/order-history') startHistory(screen);
    if (window.location.pathname !== '/orders') return;
    board = createBoard(screen, { refresh, take });
    for (const { status } of floor.TABS) board.draw(lists, status);
    for (const { status } of floor.TABS.slice(1)) void refresh(status);
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.history.pushState(null, '', link.href);
    open();
  });
  open();
  const read = () => void refresh(floor.WAITING);
  read();
  floor.keepReading(read);
}

interface BoardOptions {
  refresh: (status: floor.Status) => Promise<void>;
  take: (status: floor.Status, orders: readonly floor.FloorOrder[]) => void;
}

function createBoard(screen: HTMLElement, { refresh, take }: BoardOptions) {
  let shown: floor.Status = floor.WAITING;
  let lists: floor.Lists = floor.NO_LISTS;
  let stop = () => {};
  const cards = make('div', { className: 'cards' });
  const counts = floor.TABS.map(() => make('span', {}, '0'));
  const tabs = floor.TABS.map(({ status, label }, at) =>
    make(
      'button',
      { type: 'button', role: 'tab', onclick: () => show(status) },
      label,
      counts[at] ?? '',
    ),
  );
  screen.replaceChildren(make('div', { role: 'tablist' }, ...tabs), cards);
  let drawn: Cards = new Map();

  const drawCards = () => {
    const at = floor.TABS.findIndex(({ status }) => status === shown);
    const { label = '', steps = [] } = floor.TABS[at] ?? {};
    const to = floor.TABS[at + 1]?.status ?? shown;
    const toCard = (order: floor.FloorOrder) =>
      card(order, label, steps, () => void move(order, to));
    drawn = replaceCards(cards, drawn, lists[shown], toCard);
  };
  const show = (status: floor.Status) => {
    shown = status;
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(floor.TABS[at]?.status === shown);
    }
    stop();
    stop = shown === floor.WAITING ? () => {} : floor.keepReading(() => void refresh(status));
    cards.replaceChildren();
    drawn = new Map();
    drawCards();
  };
  const move = async (order: floor.FloorOrder, to: floor.Status) => {
    const from = shown;
    await floor.sendOn(order, to);
    take(to, [...lists[to], order]);
    take(
      from,
      lists[from].filter(({ id }) => id !== order.id),
    );
  };
  tabs[0]?.setAttribute('aria-selected', 'true');
  return {
    draw(next: floor.Lists, changed: floor.Status) {
      lists = next;
      for (const [at, { status }] of floor.TABS.entries()) {
        counts[at]?.replaceChildren(floor.number(lists[status].length));
      }
      if (changed === shown) drawCards();
    },
  };
}

/** The rendered cards by their content. */
type Cards = ReadonlyMap<string, HTMLElement>;

/** Adds new cards and removes old ones; unchanged cards stay. */
function replaceCards(
  parent: HTMLElement,
  drawn: Cards,
  orders: readonly floor.FloorOrder[],
  toCard: (order: floor.FloorOrder) => HTMLElement,
): Cards {
  const next = new Map(
    orders.map((order) => {
      const key = JSON.stringify(order);
      return [key, drawn.get(key) ?? toCard(order)];
    }),
  );
  for (const [key, element] of drawn) if (!next.has(key)) element.remove();
  let at = parent.firstElementChild;
  for (const element of next.values()) {
    if (element === at) at = at.nextElementSibling;
    else parent.insertBefore(element, at);
  }
  return next;
}

function card(
  order: floor.FloorOrder,
  label: string,
  steps: readonly string[],
  onStep: () => void,
): HTMLElement {
  const article = make(
    'article',
    {},
    make('h3', {}, `Order ${order.number}`),
    make('p', {}, floor.stateOf(label, order.createdAt)),
    make('ul', {}, ...order.items.map((item) => make('li', {}, item))),
  );
  if (order.more > 0) article.append(make('span', {}, `+ ${order.more} more items`));
  if (order.note) article.append(make('p', {}, `Instructions: ${order.note}`));
  article.append(
    make('strong', {}, floor.money(order.total)),
    make('a', { href: `/orders/${order.number}` }, 'View'),
    ...steps.map((step) => make('button', { type: 'button', onclick: onStep }, step)),
  );
  return article;
}

const COLUMNS = ['Order', 'Date', 'Customer', 'Items', 'Total', 'Payment', 'Status', 'View'];

function startHistory(screen: HTMLElement): void {
  let rows: readonly floor.FloorRow[] = [];
  let isSorted = false;
  let page = 0;
  const search = make('input', { type: 'search', ariaLabel: 'Search' });
  const size = make('select', { ariaLabel: 'Rows per page' });
  size.append(make('option', {}, String(PAGE_SIZE)), make('option', {}, '50'));
  const sort = make('button', { type: 'button' }, 'Total');
  const next = make('button', { type: 'button', ariaLabel: 'Next page' }, 'Next');
  const body = make('tbody', {});
  const count = make('p', {});
  const heads = COLUMNS.map((column) => make('th', {}, column === 'Total' ? sort : column));
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body);
  screen.replaceChildren(search, table, count, size, next);

  const draw = () => {
    const wanted = search.value.toLowerCase();
    const matches = rows.filter(({ words }) => words.includes(wanted));
    if (isSorted) matches.sort((one, other) => one.total - other.total);
    const first = page * Number(size.value);
    const last = first + Number(size.value);
    body.replaceChildren(...matches.slice(first, last).map(toTableRow));
    count.textContent = `${first + 1}–${last} of ${floor.number(matches.length)}`;
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
  size.addEventListener('change', draw);
  void floor.readHistory().then((loaded) => {
    rows = loaded;
    draw();
  });
}

function toTableRow(row: floor.FloorRow): HTMLElement {
  const { number: order, createdAt, customer, items, total, payment, status } = row;
  const facts = [
    order,
    floor.dateTime(createdAt),
    customer,
    `${items}`,
    floor.money(total),
    payment,
    status,
  ];
  const link = make('a', { href: `/orders/${order}` }, 'View');
  return make('tr', {}, ...[...facts, link].map((fact) => make('td', {}, fact)));
}

const root = document.getElementById('root');
if (root && window.location.pathname === '/login') root.append(signIn());
else if (root) startSignedIn(root);
